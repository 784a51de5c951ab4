# آنچه کسی سر میزِ محلی با دکمه می‌گوید و آنچه دیگران از حرفش می‌فهمند.

talk-accuses = من به { $seat } شک دارم.
talk-claims = نقش من { $role } است.
talk-finds-hostile = استعلام { $seat } را گرفتم: دشمن است.
talk-finds-friend = استعلام { $seat } را گرفتم: دشمن نیست.
talk-asks-suspicion = { $seat }، به چه کسی شک دارید؟
talk-asks-card = { $seat }، نقشتان چیست؟

heard-accuses = شک به { $seat }
heard-claims = ادعای نقش { $role }
heard-finds-hostile = { $seat } دشمن است
heard-finds-friend = { $seat } دشمن نیست
heard-asks-suspicion = پرسش از { $seat } دربارهٔ مظنونش
heard-asks-card = پرسش از { $seat } دربارهٔ نقشش
heard-believes = اعتماد به { $seat }
heard-disbelieves = بی‌اعتمادی به { $seat }
heard-denies = انکار
