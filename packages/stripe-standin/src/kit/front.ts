/** What the front pages of stand-ins have in common. Their buttons throw the switches under `/__control`. */
import { html, type Markup } from './html.ts';

const STEPS = ['1 hour', '1 day', '1 month', '1 year'] as const;

/** Buttons that let time pass. */
export function clockForm(): Markup {
  return html`<form method="post" action="/__control/clock" class="choices">
    ${STEPS.map((step) => html`<button name="advance" value="${step}">${step}</button>`)}
  </form>`;
}

/** How events are sent, to be chosen. */
export function sendingForm(
  path: string,
  { modes, mode }: { modes: readonly string[]; mode: () => string },
): Markup {
  const option = (one: string) =>
    one === mode() ? html`<option selected>${one}</option>` : html`<option>${one}</option>`;
  return html`<form method="post" action="/__control${path}" class="actions">
    <label>
      Each event is sent
      <select name="mode">
        ${modes.map(option)}
      </select>
    </label>
    <button class="plain">Save</button>
  </form>`;
}
