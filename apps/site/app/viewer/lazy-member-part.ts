import { type ComponentType, lazy } from 'react';
import { loadAllTexts } from '../i18n/i18n.client.ts';

/** Creates a component of public pages that only members load, together with the texts of members' pages. */
export function lazyMemberPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadAllTexts()]);
    return { default: part };
  });
}
