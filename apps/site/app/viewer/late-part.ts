import { type ComponentType, lazy } from 'react';
import { loadOtherTexts } from '../i18n/load-texts.client.ts';

/** A part of a visitors' page that only members load, with the texts of members' pages. */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadOtherTexts()]);
    return { default: part };
  });
}
