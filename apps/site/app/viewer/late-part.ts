import { type ComponentType, lazy } from 'react';
import { loadAllTexts } from '../i18n/i18n.client.ts';

/** A part of a visitors' page that only members load, with the texts of members' pages. */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadAllTexts()]);
    return { default: part };
  });
}
