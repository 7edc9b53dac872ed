import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listRoundsQuery } from './list-rounds.query.ts';
import { roundsPath } from './round-path.ts';

interface RoundLinksProps {
  readonly api: ApiClient;
  /** The company whose messages are shown; absent: one's own. */
  readonly bid?: string | undefined;
}

/** For the message center: the way to the answers that stand side by side; nothing for who has asked no several companies. */
export function RoundLinks({ api, bid }: RoundLinksProps) {
  const { t } = useTranslation('rounds');
  const path = usePath();
  const { data } = useInfiniteQuery(listRoundsQuery(api, bid));
  if (!data?.pages.some(({ rounds }) => rounds.length > 0)) return null;
  return (
    <ButtonLink to={path(roundsPath(bid))} variant="quiet" size="sm" icon={<Columns3 aria-hidden />}>
      {t('compare')}
    </ButtonLink>
  );
}
