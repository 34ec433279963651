import { headOf, html, Markup } from '@alcove/stripe-standin/kit/html';

/** The screen of a customer's AI server; the script fills in who is signed in. */
export function renderPage(settings: {
  authUrl: string;
  projectId: string;
  name: string;
  signInUrl: string;
}): string {
  return html`<!doctype html>
    <html lang="en">
      ${headOf(settings.name, STYLES)}
      <body data-auth-url="${settings.authUrl}" data-project-id="${settings.projectId}">
        <header>
          <p class="name">${settings.name} <span>local stand-in</span></p>
          <div class="who">
            <p id="status" role="status">Checking your sign-in</p>
            <button type="button" id="sign-out" hidden>Sign out</button>
          </div>
        </header>
        <main>
          <p id="problem" class="problem" role="alert" hidden></p>
          <section id="invitation" hidden>
            <h1>This server is private</h1>
            <p>Open it from your Alcove account.</p>
            <p><a class="button" href="${settings.signInUrl}">Sign in with Alcove</a></p>
          </section>
          <section id="workspace" hidden>
            <h1>What does my lease say about subletting?</h1>
            <p>
              You may sublet individual rooms with the landlord’s written consent, which cannot be
              refused without a reason. The whole flat may not be sublet.
            </p>
            <p class="made">An example, answered on this server in 3.1 s.</p>
            <section id="settings" hidden>
              <h2>Settings</h2>
              <p>
                Only the owner sees this: a member may use the server, and change nothing on it.
              </p>
            </section>
          </section>
        </main>
        <script src="/client.js"></script>
      </body>
    </html> `.text;
}

/** The page shown for a machine that cannot be opened. */
export function renderClosed(name: string, why: string, accountUrl: string): string {
  return html`<!doctype html>
    <html lang="en">
      ${headOf(name, STYLES)}
      <body>
        <header>
          <p class="name">${name} <span>local stand-in</span></p>
        </header>
        <main>
          <h1>${why}</h1>
          <p>Its owner can see its status in their account.</p>
          <p><a class="button" href="${accountUrl}">Go to your account</a></p>
        </main>
      </body>
    </html> `.text;
}

const STYLES = new Markup(`
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0; background: #f5f7f4; color: #12201a; font: 17px/1.6 system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; justify-content: space-between; background: #14523d; color: #fff; padding: 14px 24px }
header p { margin: 0 }
.name { font-weight: 650; letter-spacing: -.01em }
.name span { margin-left: 8px; padding: 2px 8px; border: 1px solid #7fa692; border-radius: 6px; font-size: 13px; font-weight: 400 }
.who { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; font-size: 15px }
.who p { max-width: none; overflow-wrap: anywhere }
button, .button { display: inline-block; min-height: 44px; padding: 9px 18px; border: 1px solid #14523d; border-radius: 8px; background: #fff; color: #14523d; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
.button { background: #14523d; color: #fff }
:focus-visible { outline: 3px solid #d9481c; outline-offset: 2px }
main { max-width: 1080px; margin: 0 auto; padding: 48px 24px 80px }
h1 { margin: 0 0 16px; font-size: clamp(26px, 4vw, 38px); line-height: 1.15; letter-spacing: -.02em; max-width: 22ch; text-wrap: balance }
h2 { margin: 32px 0 8px; font-size: 20px }
p { max-width: 64ch }
.made { color: #52605a; font-size: 14px }
.problem { border-left: 4px solid #b3261e; background: #fbeceb; padding: 12px 16px; margin: 0 0 32px }
`);
