# Why something was not taken; said to the one who asked, and to nobody else.

refusal-not_playing = شما سر این میز صندلی ندارید.
refusal-not_your_prompt = این منو مال کس دیگری است.
refusal-stale = وقتش گذشته و این منو قدیمی است. چیزی عوض نشد؛ سراغ تازه‌ترین منو بروید.
refusal-dead = شما از بازی خارج شده‌اید و دستتان بسته است.
refusal-wrong_phase = الان وقت این کار نیست.
refusal-not_now = همین حالا نمی‌شود.
refusal-no_ability = نقش شما این توانایی را ندارد.
refusal-no_decision = میزبان در این سناریو چنین تصمیمی ندارد.
refusal-no_uses = این توانایی را تا آخر استفاده کرده‌اید.
refusal-no_self_uses = دیگر نمی‌توانید خودتان را انتخاب کنید.
refusal-bad_target = این بازیکن را نمی‌توانید انتخاب کنید.
refusal-self_target = نمی‌توانید خودتان را انتخاب کنید.
refusal-self_alone = فقط خودتان نمی‌شود: یک نفر دیگر را هم انتخاب کنید.
refusal-not_side_by_side = { $seat } کنار آن یکی ننشسته است. دو نفر را انتخاب کنید که کنار هم نشسته‌اند.
refusal-nothing_to_confirm = الان چیزی برای تأیید شما نیست.
refusal-nothing_to_answer = الان چیزی از شما نپرسیده‌ام.
refusal-already_member = { $seat } همین حالا هم با شماست.
refusal-target_left = { $seat } قبلاً از بازی خارج شده است.
refusal-target_living = { $seat } هنوز زنده است.
refusal-own_team = { $seat } از یاران خودتان است.
refusal-other_team = { $seat } از یاران شما نیست.
refusal-repeat_target = دفعهٔ قبل { $seat } را انتخاب کردید. امشب سراغ کس دیگری بروید.
refusal-wrong_count = { $most ->
    [0] این کار انتخاب بازیکن نمی‌خواهد.
    [1] { $least ->
        [0] حداکثر یک بازیکن را انتخاب کنید.
       *[other] یک بازیکن را انتخاب کنید.
    }
    [2] { $least ->
        [0] حداکثر دو بازیکن متفاوت را انتخاب کنید.
        [1] یک یا دو بازیکن متفاوت را انتخاب کنید.
       *[other] دو بازیکن متفاوت را انتخاب کنید.
    }
    [3] { $least ->
        [0] حداکثر سه بازیکن متفاوت را انتخاب کنید.
        [3] سه بازیکن متفاوت را انتخاب کنید.
       *[other] { $least } تا سه بازیکن متفاوت را انتخاب کنید.
    }
   *[other] { $least ->
        [0] حداکثر { $most } بازیکن متفاوت را انتخاب کنید.
       *[other] { $least } تا { $most } بازیکن متفاوت را انتخاب کنید.
    }
}
refusal-bad_extra = چیزی کم است یا جور نیست: { $field }.
refusal-mandatory = نمی‌توانید از این نوبت بگذرید؛ باید کسی را انتخاب کنید.
refusal-already_done = این کار را کرده‌اید و دیگر برگشت ندارد.
refusal-other_act_given = تیم شما انتخاب امشبش را کرده است.
refusal-side_forced = آن‌قدر دیده‌اید که دیگر انتخابی نمانده: فقط یک ساید برایتان مانده است.
refusal-nothing_to_pass = اینجا چیزی نیست که از آن بگذرید.
refusal-no_vote = شما این بار حق رأی ندارید.
refusal-not_alone = تفنگ جنگی را تنها نمی‌شود داد: کنارش یک تفنگ مشقی هم به کسی دیگر بدهید.
refusal-not_candidate = الان نمی‌توانید به این بازیکن رأی بدهید.
refusal-no_abstaining = در این رأی‌گیری ممتنع نداریم: اگر کسی را انتخاب نکنید، رأیتان همان‌جایی می‌رود که قانون بازی می‌گوید.
refusal-on_defence = شما در دفاع هستید. حالا حرفتان حساب است، نه دستتان.
refusal-one_only = لطفاً فقط یک نفر.
refusal-silenced = شما امروز حق صحبت ندارید.
refusal-in_turns = اینجا همه به نوبت صحبت می‌کنند؛ این مال صحبت آزاد است.
refusal-not_in_turns = الان نوبت صحبت با کسی نیست.
refusal-not_your_turn = نوبت صحبت شما نیست.
refusal-own_turn = نوبت صحبت همین حالا هم با شماست.
refusal-no_challenges = اینجا چالش نداریم.
refusal-no_challenge_asked = این بازیکن چالش نخواسته است.
refusal-game_over = این بازی تمام شده است.
refusal-no_game = اینجا بازی‌ای در جریان نیست. با { "`/mafia start`" } میزی باز کنید.
refusal-no_lobby = اینجا میزی منتظر بازیکن نیست. با { "`/mafia start`" } یکی باز کنید.
refusal-game_running = اینجا یک بازی در جریان است.
refusal-putting_away = هنوز دارم بازی قبلی را جمع می‌کنم. یک دقیقهٔ دیگر دوباره امتحان کنید.
refusal-lobby_open = اینجا میزی منتظر بازیکن است. همان‌جا بنشینید.
refusal-not_host = این کار فقط از میزبان همین میز برمی‌آید.
refusal-not_human_host = این کار فقط از میزبانی برمی‌آید که خودش بازی نمی‌کند.
refusal-host_plays = شما سر این میز بازی می‌کنید، پس پشت پرده را نمی‌بینید.
refusal-already_joined = شما که صندلی دارید.
refusal-not_joined = صندلی‌ای ندارید که پس بدهید.
refusal-too_few = برای این کار دست‌کم { $least } بازیکن لازم است.
refusal-too_many = این سناریو حداکثر { $most } بازیکن دارد.
refusal-bots = ربات‌ها اجازهٔ بازی ندارند؛ هیچ‌وقت پلک نمی‌زنند.
refusal-unknown_scenario = چنین سناریویی نمی‌شناسم. یکی از سناریوهایی را انتخاب کنید که هنگام نوشتن پیشنهاد می‌شود.
refusal-unknown_option = این سناریو قانونی به نام { $option } ندارد.
refusal-bad_option = این مقدار به قانونِ { $option } نمی‌خورد.
refusal-unknown_role = این سناریو چنین نقشی ندارد.
refusal-unbound_blank = نقش سفیدی در بازی هست که کسی به آن تیم و توانایی نداده است. اول هر دو را مشخص کنید.
refusal-no_room_for_blank = در آن تیم کارت ساده‌ای نیست که نقش سفید جای آن را بگیرد.
refusal-paused = میزبان زمان را نگه داشته است. صبر کنید تا بازی ادامه پیدا کند.
refusal-held = زمان ایستاده است، چون فعلاً نمی‌توانم سر میز بنویسم. کمی صبر کنید.
refusal-not_paused = زمان همین حالا هم در جریان است.
refusal-not_here = جای این کار کانالِ بازی است.
refusal-not_kept = این بازی دیگر نگه داشته نمی‌شود.
refusal-not_of_that_game = فقط کسی که در آن بازی بوده می‌تواند همان جمع را دوباره صدا بزند.
refusal-face_down = این بازی بی‌برنده تمام شد و کارت‌ها هنوز به پشت است. میزبان می‌تواند آن‌ها را رو کند.
refusal-no_card = شما در این بازی کارتی ندارید.
refusal-setup_missing = اینجا نمی‌شود بازی کرد، چون این دسترسی‌ها را ندارم: { $rights }. همهٔ دسترسی‌های لازم و راه چاره را { "`/mafia setup`" } نشان می‌دهد.
refusal-no_threads_here = این نوع کانال رشتهٔ خصوصی ندارد و هیچ تیمی صاحب اتاق نمی‌شود. { $channel ->
    [none] میز را در یک کانال متنی معمولی باز کنید،
   *[other] میز را در { $channel } باز کنید،
} یا همین‌جا با گزینهٔ { "`relay`" }: آن وقت هر تیم از طریق من و با پیام خصوصی حرف می‌زند.
refusal-try_again = الان نتوانستم ثبتش کنم. چیزی عوض نشد؛ لطفاً کمی بعد دوباره امتحان کنید.
refusal-not_allowed = اینجا اجازهٔ این کار را ندارید.
refusal-kicked = میزبان شما را از این میز کنار گذاشته است. فقط خودش می‌تواند دوباره راهتان بدهد.
refusal-no_pool = این سناریو میزش را خودش می‌چیند؛ اینجا نقشی برای انتخاب نیست.
refusal-other_count = { $count } کارت روی میز است و { $players } بازیکن دور آن. میز را به اندازه بچینید، یا پاکش کنید تا سناریو خودش پخش کند.
