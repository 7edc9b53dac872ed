import { UsedNamespacesContext } from '@wbn/edition/use-text.ts';
import { createContext, useContext } from 'react';

export const usedTextsId = 'used-texts';

/** Returns the URL of a namespace's text file. Provided on the server only (`entry.server.tsx`). */
export const TextAddressContext = createContext<(namespace: string) => string>(() => '');

/**
 * Lists the text files used by the rendering, which `i18n.client.ts` loads before hydration. Must be last in the
 * document, when all used namespaces are known.
 */
export function UsedTexts() {
  const used = [...(useContext(UsedNamespacesContext) ?? [])];
  const addressOf = useContext(TextAddressContext);
  const addresses = Object.fromEntries(used.map((namespace) => [namespace, addressOf(namespace)]));
  return (
    <script
      type="application/json"
      id={usedTextsId}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(addresses) }}
      suppressHydrationWarning
    />
  );
}
