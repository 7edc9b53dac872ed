import { useText } from '@wbn/edition/use-text.ts';
import { TabLinks } from '@wbn/ui-kit/layout/tab-links.tsx';

const pages = {
  menu: '/network',
  searchesMenu: '/network/searches',
  announcementsMenu: '/network/announcements',
} as const;

/** The pages of the network. */
export function NetworkTabs({ current }: { readonly current: keyof typeof pages }) {
  const t = useText('desk-network');
  const names = Object.keys(pages) as (keyof typeof pages)[];
  return (
    <TabLinks
      label={t('tabs')}
      tabs={names.map((name) => ({ to: pages[name], label: t(name), current: name === current }))}
    />
  );
}
