import type { Role } from '#mocks/token.ts';

const CHOICES: readonly { role: Role; name: string; may: string }[] = [
  { role: 'admin', name: 'Admin', may: 'Everything' },
  {
    role: 'tech-support',
    name: 'Tech support',
    may: 'Picks, trades, reports, bank, call logs, financials',
  },
  { role: 'operations', name: 'Operations', may: 'Picks and trades games, PAN' },
  { role: 'supportadmin', name: 'Support admin', may: 'User reports, coupons, PAN and bank' },
  { role: 'support', name: 'Support', may: 'User reports, street, PAN' },
];

const SESSIONS = [
  { seconds: 28800, label: '8 hours' },
  { seconds: 360, label: '6 minutes' },
  { seconds: 2592000, label: '30 days' },
];

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; --ground: #f4f5f7; --card: #fff; --ink: #16191d; --soft: #5c6570; --line: #dde1e6; --accent: #3451b2; }
@media (prefers-color-scheme: dark) { :root { --ground: #111316; --card: #1a1d21; --ink: #eceef1; --soft: #9aa4b0; --line: #2c3138; --accent: #9db2ff; } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--ground); color: var(--ink); font: 15px/1.45 system-ui, -apple-system, 'Segoe UI', sans-serif }
main { width: 100%; max-width: 440px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 32px; box-shadow: 0 12px 40px rgb(0 0 0 / .08) }
h1 { font-size: 22px; letter-spacing: -.01em; margin: 0 0 4px } p { margin: 0 0 20px; color: var(--soft) } code { word-break: break-all }
.notice { border-left: 3px solid #c2410c; padding: 8px 12px; color: inherit }
button { display: block; width: 100%; text-align: left; font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 10px; padding: 12px 16px; margin: 0 0 8px; cursor: pointer }
button:hover { border-color: var(--accent) } button:focus-visible, summary:focus-visible, input:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
button b { display: block; font-weight: 600 } button span { color: var(--soft); font-size: 13px }
details { margin-top: 16px; border-top: 1px solid var(--line); padding-top: 16px } summary { cursor: pointer; color: var(--soft) }
fieldset { border: 0; padding: 0; margin: 16px 0 0 } legend { font-weight: 600; padding: 0; margin-bottom: 4px } label { display: flex; gap: 8px; align-items: center; min-height: 28px }
`;

/** A page without script or outside resources; every choice is a plain form. */
export function loginPage(back: string, refusedReturn: boolean): string {
  const notice = refusedReturn
    ? '<p class="notice">The address to return to is on another site and was left out.</p>'
    : '';
  const roles = CHOICES.map(
    ({ role, name, may }) =>
      `<button name="role" value="${role}"><b>${name}</b><span>${may}</span></button>`,
  ).join('\n');
  const sessions = SESSIONS.map(
    ({ seconds, label }, index) =>
      `<label><input type="radio" name="seconds" value="${seconds}"${index === 0 ? ' checked' : ''}>${label}</label>`,
  ).join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Staff sign-in</title><style>${STYLE}</style></head>
<body><main>
<h1>Staff sign-in</h1>
<p>Choose who to be. You return to <code>${escapeHtml(back)}</code></p>
${notice}
<form method="get" action="/staff-login/enter">
<input type="hidden" name="return" value="${escapeHtml(back)}">
${roles}
<details><summary>More</summary>
<fieldset><legend>Session ends after</legend>
${sessions}
</fieldset>
<fieldset><legend>Account</legend>
<label><input type="radio" name="status" value="active" checked>Active</label>
<label><input type="radio" name="status" value="inactive">Inactive</label>
</fieldset>
</details>
</form>
</main></body></html>
`;
}
