import type { Language } from '@wbn/edition/language.ts';
import type { TextsView } from './use-translation.ts';

const views = new Map<Language, TextsView>();

/** Makes the texts of a language known; on the server all four, in the browser the one that is shown. */
export function provideTexts(view: TextsView): void {
  views.set(view.texts.language, view);
}

/** The texts of a language, for the provider and for titles, which no hook reaches. */
export function textsOf(language: Language): TextsView {
  const view = views.get(language);
  if (!view) throw new Error(`The texts of ${language} are not loaded`);
  return view;
}
