import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

export const usedTextsId = 'used-texts';

/** Returns the URL of a namespace's text file. Provided on the server only (`entry.server.tsx`). */
export const TextAddressContext = createContext<(namespace: string) => string>(() => '');

/**
 * Lists the text files used by the rendering, which `i18n.client.ts` loads before hydration. Must be last in the
 * document, when react-i18next knows all used namespaces.
 */
export function UsedTexts() {
  const { i18n } = useTranslation();
  const addressOf = useContext(TextAddressContext);
  const used = i18n.reportNamespaces?.getUsedNamespaces() ?? [];
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
