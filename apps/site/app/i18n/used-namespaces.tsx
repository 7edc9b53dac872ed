import { useTranslation } from 'react-i18next';

export const usedNamespacesId = 'used-namespaces';

/**
 * Tells the browser which namespaces the page was rendered with (`i18n.client.ts` loads them before hydration). Stands behind
 * everything else of the document: only then does react-i18next know them all.
 */
export function UsedNamespaces() {
  const { i18n } = useTranslation();
  const used = i18n.reportNamespaces?.getUsedNamespaces() ?? [];
  return (
    <script
      type="application/json"
      id={usedNamespacesId}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(used) }}
      suppressHydrationWarning
    />
  );
}
