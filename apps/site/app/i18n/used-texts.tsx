import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

export const usedTextsId = 'used-texts';

/** Gives the address of a namespace's text file. Only the server provides it (`entry.server.tsx`). */
export const TextAddressContext = createContext<(namespace: string) => string>(() => '');

/**
 * Tells the browser which text files the page was rendered with (`i18n.client.ts` loads them before hydration). Stands behind
 * everything else of the document: only then does react-i18next know all namespaces.
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
