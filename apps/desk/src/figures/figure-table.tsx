import type { DeskFigureLine } from '@wbn/contract/desk/desk-figures.ts';
import { formatNumber } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { type DeskColumn, DeskTable } from '../table/desk-table.tsx';

interface NamedLine extends DeskFigureLine {
  readonly name: string;
}

interface FigureTableProps {
  readonly name: string;
  readonly caption: string;
  readonly heading: string;
  readonly rows: readonly NamedLine[];
}

const counts = ['waiting', 'pastDue', 'opened', 'decided'] as const;
const hours = { oldest: 'oldestHours', median: 'medianHours', ninetieth: 'ninetiethHours' } as const;

/** What waits and how fast it is decided, a line for each kind or edition. */
export function FigureTable({ name, caption, heading, rows }: FigureTableProps) {
  const t = useText('desk-figures');
  const locale = useLocale();
  const counted = counts.map(
    (key): DeskColumn<NamedLine> => ({
      ...{ key, heading: t(key), align: 'end' },
      cell: (row) => formatNumber(locale, row[key]),
      sortBy: (row) => row[key],
    }),
  );
  const timed = (Object.keys(hours) as (keyof typeof hours)[]).map((key): DeskColumn<NamedLine> => {
    const hoursOf = (row: NamedLine) => row[hours[key]];
    return {
      ...{ key, heading: t(key), align: 'end' },
      cell(row) {
        const value = hoursOf(row);
        return value === null ? t('none') : t('hours', { count: Math.round(value * 10) / 10 });
      },
      sortBy: (row) => hoursOf(row) ?? undefined,
    };
  });
  return (
    <DeskTable
      name={name}
      caption={caption}
      rows={rows}
      keyOf={(row) => row.name}
      columns={[
        { key: 'name', heading, cell: (row) => row.name, sortBy: (row) => row.name },
        ...counted,
        ...timed,
      ]}
    />
  );
}
