import { requestsPath } from '@wbn/cards/business/business-path.ts';
import { openQuotationsPath, ownQuotationsPath } from '@wbn/cards/business/quotation-paths.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { TabLinks } from '@wbn/ui-kit/layout/tab-links.tsx';
import { roundsPath } from '../rounds/list-rounds.query.ts';

interface MessageTabsProps {
  readonly current: 'conversations' | 'answers' | 'quotations' | 'open';
  /** Id of the company whose messages are shown; absent: the person's own. */
  readonly businessID?: string | undefined;
}

/** Links between the lists of what a person or company has been asked, has asked and may answer. */
export function MessageTabs({ current, businessID }: MessageTabsProps) {
  const t = useText('requests');
  const ofRounds = useText('rounds');
  const ofQuotations = useText('quotations');
  const path = usePath();
  const tabs = [
    { name: 'conversations', to: requestsPath(businessID ?? 'me'), label: t('list.label') },
    { name: 'quotations', to: ownQuotationsPath(), label: ofQuotations('own.link') },
    { name: 'open', to: openQuotationsPath({ businessID }), label: ofQuotations('open.link') },
    { name: 'answers', to: roundsPath(businessID), label: ofRounds('compare') },
  ];
  return (
    <TabLinks
      label={t('title')}
      tabs={tabs.map(({ name, to, label }) => ({ to: path(to), label, current: name === current }))}
    />
  );
}
