/* What the page's client is held to. `make client` runs it from the root of the house. */

import js from "@eslint/js";
import globals from "globals";

const rules = {
  "no-shadow": "error",
  eqeqeq: ["error", "always", { null: "ignore" }],
  "no-var": "error",
  "prefer-const": ["error", { destructuring: "all" }],
  "no-implicit-globals": "error",
  "no-eval": "error",
  "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  "no-restricted-properties": [
    "error",
    ...["innerHTML", "outerHTML", "insertAdjacentHTML"].map((property) => ({
      property,
      message: "What anybody wrote becomes text nodes.",
    })),
  ],
  "no-restricted-globals": ["error", "confirm", "alert", "prompt"],
  complexity: ["error", 20],
  "max-len": ["error", { code: 160, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreUrls: true }],
};

export default [
  { ignores: ["**/vendor/**"] },
  js.configs.recommended,
  { files: ["cogs/local_table/client/**/*.js"], languageOptions: { globals: globals.browser }, rules },
  { files: ["tests/client/**/*.js"], languageOptions: { globals: globals.node }, rules },
];
