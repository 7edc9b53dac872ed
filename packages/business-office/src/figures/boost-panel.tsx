import type { Figures } from '@wbn/contract/figures/figures.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { BarTable } from '@wbn/ui-kit/plots/bar-table.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { screenPath } from '../manage/screens.ts';
import { useFigureLabels } from './use-figure-labels.ts';

interface BoostPanelProps extends Pick<Figures, 'boosts'> {
  readonly businessID: string;
}

/** What each boost brought, compared with the days before it. */
export function BoostPanel({ boosts, businessID }: BoostPanelProps) {
  const t = useText('figures');
  const { number, range, countChange } = useFigureLabels();
  const path = usePath();
  const counted = (now: number, before: number) => (
    <>
      {number(now)}
      <MutedText as="div">{countChange(now, before).text}</MutedText>
    </>
  );
  return (
    <Panel title={t('boosts.title')} hint={t('boosts.hint')} space="sm">
      {boosts.length === 0 ? (
        <Text tone="muted">
          {t('boosts.none')}{' '}
          <TextLink to={path(screenPath(businessID, 'boosts'))}>{t('boosts.toBoosts')}</TextLink>
        </Text>
      ) : (
        <BarTable
          caption={t('boosts.title')}
          headings={[t('boosts.boost'), t('views'), t('appearances')]}
          rows={boosts.map((boost) => ({
            key: boost.boostID,
            name: (
              <>
                <span dir="auto">{boost.resourceName}</span>{' '}
                {boost.isRunning && <Badge tone="success">{t('boosts.running')}</Badge>}
                <MutedText as="div">{range(boost.from, boost.to)}</MutedText>
              </>
            ),
            value: boost.views,
            cells: [
              counted(boost.views, boost.viewsBefore),
              counted(boost.appearances, boost.appearancesBefore),
            ],
          }))}
        />
      )}
    </Panel>
  );
}
