import { createHash } from 'node:crypto'

const colours = `
:root { color-scheme: light dark; --ink: #14213d; --ink-2: #4a5672; --line: #e3e7ef; --edge: #8089a0; --paper: #fff;
  --shell: #12264f; --shell-2: #1c3670; --on-shell: #fff; --on-shell-2: #c9d5ee; --blue: #1d5fd1; --blue-2: #174a9f;
  --on-blue: #fff; --blue-wash: #e8f0fd; --red: #c02634; --red-wash: #fdecee; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8edf7; --ink-2: #b4bfd4; --line: #2a3753; --edge: #7684a1; --paper: #16213a; --shell: #0b1426;
    --shell-2: #16264a; --blue: #6ea3f7; --blue-2: #8db7fa; --on-blue: #0b1426; --blue-wash: #1b3158; --red: #f28b94;
    --red-wash: #43202b; }
}`

const ground = `
* { box-sizing: border-box; }
html { background: var(--shell); }
body { margin: 0; min-height: 100vh; min-height: 100svh; display: flex; flex-direction: column; align-items: center;
  padding: 24px 16px 40px; background: linear-gradient(var(--shell-2), var(--shell) 480px); color: var(--ink);
  font: 16px/1.5 "Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
h1, h2, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
h1 { font-size: 26px; line-height: 1.25; letter-spacing: -.01em; }
h2 { font-size: 17px; line-height: 1.3; }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }`

const frame = `
.top { width: 100%; max-width: 440px; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;
  justify-content: space-between; color: var(--on-shell); margin-bottom: 24px; }
.brand { display: inline-flex; gap: 10px; align-items: center; font-size: 20px; font-weight: 700; }
.languages { display: flex; gap: 4px; }
.languages a { display: block; min-width: 44px; padding: 8px; border-radius: 8px; text-align: center; color: var(--on-shell-2);
  text-decoration: none; font-size: 14px; font-weight: 600; }
.languages a:hover { color: var(--on-shell); background: rgb(255 255 255 / .08); }
.languages a[aria-current] { color: var(--on-shell); background: rgb(255 255 255 / .16); }
.top :focus-visible { outline-color: var(--on-shell); }
main { width: 100%; max-width: 440px; display: grid; gap: 16px; align-items: start; }
.card { background: var(--paper); border-radius: 14px; padding: 28px; }
.lead { color: var(--ink-2); margin-top: 4px; }
@media (min-width: 880px) {
  body { padding-top: 8vh; }
  body.wide .top, body.wide main { max-width: 904px; }
  body.wide main { grid-template-columns: 440px 1fr; gap: 24px; }
}
@media (min-width: 1240px) {
  body.wide .top, body.wide main { max-width: 1180px; }
  body.wide .accounts { columns: 2; column-gap: 16px; }
}
@media (max-width: 420px) { .card { padding: 20px; } }`

const form = `
form { margin-top: 24px; }
.field { margin-bottom: 16px; }
label { display: block; font-weight: 600; font-size: 15px; margin-bottom: 6px; }
input { width: 100%; height: 48px; padding: 0 14px; font: inherit; color: inherit; background: var(--paper);
  border: 1px solid var(--edge); border-radius: 8px; }
input[aria-invalid] { border: 2px solid var(--red); }
.fault { color: var(--red); font-size: 14px; margin-top: 6px; }
.primary { display: block; width: 100%; min-height: 48px; margin-top: 24px; padding: 10px 16px; border: 0; border-radius: 8px;
  background: var(--blue); color: var(--on-blue); font: inherit; font-weight: 600; text-align: center; text-decoration: none;
  cursor: pointer; }
.primary:hover { background: var(--blue-2); }
.hint { color: var(--ink-2); font-size: 14px; margin-top: 6px; }
.problem { margin-top: 20px; padding: 14px 16px; border: 1px solid var(--red); border-left-width: 5px; border-radius: 8px;
  background: var(--red-wash); }
.problem a { color: inherit; }`

const demo = `
.accounts { margin-top: 12px; }
.accounts li { border-top: 1px solid var(--line); break-inside: avoid; }
.accounts button { display: block; width: 100%; padding: 9px 8px; border: 0; background: none; color: inherit; font: inherit;
  text-align: left; cursor: pointer; border-radius: 6px; }
.accounts button:hover { background: var(--blue-wash); }
.accounts strong { display: block; font-weight: 600; font-size: 15px; line-height: 1.4; overflow-wrap: anywhere; }
.accounts span { display: block; color: var(--ink-2); font-size: 14px; line-height: 1.4; }
code { padding: 1px 6px; border-radius: 5px; background: var(--blue-wash); font-size: 15px; }`

/** The whole look of the sign-in page, written into it: nothing is fetched. */
export const pageStyle = [colours, ground, frame, form, demo].join('\n')

/** The name by which the page's content security policy admits this style and no other. */
export const pageStyleSource = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`
