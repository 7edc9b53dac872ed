import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../text/badge.tsx';
import { TextLink } from '../text/text-link.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import { Surface } from './surface.tsx';

interface Invoice {
  readonly number: string;
  readonly date: string;
  readonly amount: string;
  readonly file?: string;
}

const columns: readonly DataColumn<Invoice>[] = [
  { key: 'number', heading: 'Invoice', cell: ({ number }) => number },
  { key: 'date', heading: 'Date', cell: ({ date }) => date, sorted: 'descending' },
  { key: 'status', heading: 'Status', cell: () => <Badge tone="success">Paid</Badge> },
  { key: 'amount', heading: 'Amount', cell: ({ amount }) => amount, align: 'end' },
  {
    key: 'file',
    heading: 'Document',
    cell: ({ file }) => file && <TextLink href={file}>PDF</TextLink>,
  },
];

const rows: readonly Invoice[] = [
  { number: 'WBN-2026-0042', date: '28 Nov 2026', amount: '$1,200.00', file: '/42.pdf' },
  { number: 'WBN-2026-0007', date: '28 Aug 2026', amount: '$96.00' },
];

function Invoices(props: Partial<Parameters<typeof DataTable<Invoice>>[0]>) {
  return (
    <DataTable caption="Invoices" columns={columns} rows={rows} keyOf={({ number }) => number} {...props} />
  );
}

const meta = {
  title: 'Layout/Data table',
  component: Invoices,
  parameters: {
    guide: {
      when: 'Rows with several values that are compared: invoices, members, figures.',
      whenNot: 'Entries that are read one by one: List row. Facts of one thing: Details table.',
      keyboard:
        'A table with a caption and headings; on phones each row is a card with the headings beside its values.',
      content: 'Headings are nouns; numbers stand at the end of their column.',
      otherWords: ['table', 'grid', 'spreadsheet', 'rows and columns', 'data grid', 'invoices'],
      parts: { Heading: 'thead th', Row: 'tbody tr', Value: 'tbody td' },
    },
  },
  decorators: [
    (Story) => (
      <Surface padding="lg">
        <Story />
      </Surface>
    ),
  ],
} satisfies Meta<typeof Invoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    proves: 'A table for screen readers at every width; a cell without content is left out on phones',
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Invoices' });
    const [, first, second] = within(table).getAllByRole('row');
    if (!first || !second) throw new Error('two rows are expected');
    await expect(within(first).getByRole('rowheader')).toHaveTextContent('WBN-2026-0042');
    const cells = within(second).getAllByRole('cell', { hidden: true });
    await expect(cells).toHaveLength(4);
    const isNarrow = matchMedia('(max-width: 991.98px)').matches;
    if (isNarrow) await expect(cells[3]).not.toBeVisible();
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
};

export const CurrentRow: Story = { args: { isCurrent: ({ number }) => number === 'WBN-2026-0007' } };

/** A row without values says why in their place. */
export const WithoutValues: Story = {
  args: { insteadOf: ({ file }) => (file ? undefined : 'The invoice is being written.') },
};

/** The first column stays while the others scroll. */
export const Wide: Story = {
  render: () => (
    <ScrollRegion label="Invoices">
      <Invoices sticky />
    </ScrollRegion>
  ),
};
