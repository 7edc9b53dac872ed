import { form, type Problems, textField } from '../page/form.ts';
import { type Html, html } from '../page/html.ts';
import { looks } from '../page/looks.ts';
import type { Visit } from '../visit.ts';
import { wordsOf } from './member-texts.ts';

/** The field of the current password; `id` when a page has several. */
export function passwordField(visit: Visit, problems: Problems, id = 'password'): Html {
  const { texts } = visit;
  return textField(
    texts,
    {
      name: 'password',
      id,
      label: texts.currentPassword,
      type: 'password',
      hint: wordsOf(visit).passwordHint,
      autocomplete: 'current-password',
    },
    problems,
  );
}

/** A form with one small button that has its own accessible name. */
export function smallForm(
  visit: Visit,
  action: string,
  field: { name: string; value: string },
  button: { text: string; label: string },
): Html {
  return form(
    visit,
    action,
    html`<input type="hidden" name="${field.name}" value="${field.value}">
<button class="${looks.button({ variant: 'secondary', size: 'sm' })}" type="submit" aria-label="${button.label}">${button.text}</button>`,
  );
}
