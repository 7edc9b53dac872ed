import { type Figures, fewestPeers } from '@wbn/contract/figures/figures.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { BarTable } from '@wbn/ui-kit/plots/bar-table.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useFigureLabels } from './use-figure-labels.ts';

/** The company beside the median of its category, when enough companies share it (FIG-03). */
export function PeersPanel({ figures }: { readonly figures: Figures }) {
  const t = useText('figures');
  const { number, time } = useFigureLabels();
  const { peers, metrics, answers } = figures;
  if (!peers) {
    return (
      <Panel title={t('peers.title')} space="sm">
        <Text tone="muted">{t('peers.none', { companies: fewestPeers })}</Text>
      </Panel>
    );
  }
  const written = (value: number | null | undefined, write: (value: number) => string) =>
    value === undefined || value === null ? t('none') : write(value);
  return (
    <Panel
      title={t('peers.title')}
      hint={t('peers.hint', { companies: number(peers.companies), category: peers.category.name })}
      space="sm"
    >
      <BarTable
        caption={t('peers.title')}
        headings={[t('peers.figure'), t('peers.yours'), t('peers.median')]}
        rows={[
          ...metrics.map(({ name, total, median }) => ({
            key: name,
            name: t(`metric.${name}`),
            cells: [written(total, number), written(median, number)],
          })),
          {
            key: 'answers',
            name: t('metric.answers'),
            cells: [written(answers.medianMinutes, time), written(answers.peersMedianMinutes, time)],
          },
        ]}
      />
    </Panel>
  );
}
