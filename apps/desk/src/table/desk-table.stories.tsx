import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type DeskColumn, DeskTable } from './desk-table.tsx';

interface Edition {
  readonly id: string;
  readonly name: string;
  readonly companies: number;
  readonly answered?: number;
}

const columns: readonly DeskColumn<Edition>[] = [
  { key: 'name', heading: 'Edition', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'companies',
    heading: 'Companies',
    align: 'end',
    cell: ({ companies }) => companies,
    sortBy: ({ companies }) => companies,
  },
  {
    key: 'answered',
    heading: 'Answered in 24 hours',
    align: 'end',
    cell: ({ answered }) => answered !== undefined && `${answered} %`,
    sortBy: ({ answered }) => answered,
  },
  { key: 'id', heading: 'Id', cell: ({ id }) => id, isHidden: true },
];

const rows: readonly Edition[] = [
  { id: 'chile', name: 'Chile', companies: 412, answered: 61 },
  { id: 'australia', name: 'Australia', companies: 98 },
  { id: 'italy', name: 'Italy', companies: 1204, answered: 74 },
];

function Editions() {
  return <DeskTable name="story" caption="Editions" columns={columns} rows={rows} keyOf={({ id }) => id} />;
}

const meta = {
  title: 'Desk/Desk table',
  component: Editions,
  beforeEach: () => window.localStorage.removeItem('desk-columns-story'),
} satisfies Meta<typeof Editions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: 'STF-32: a column orders the rows up and down; rows without a value come last' },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names()).toEqual(['Chile', 'Australia', 'Italy']);
    await userEvent.click(canvas.getByRole('button', { name: 'Edition' }));
    await expect(names()).toEqual(['Australia', 'Chile', 'Italy']);
    await userEvent.click(canvas.getByRole('button', { name: 'Answered in 24 hours' }));
    await expect(canvas.getByRole('columnheader', { name: 'Answered in 24 hours' })).toHaveAttribute(
      'aria-sort',
    );
    await expect(names().at(-1)).toBe('Australia');
    await userEvent.click(canvas.getByRole('button', { name: 'Answered in 24 hours' }));
    await expect(names().at(-1)).toBe('Australia');
  },
};

export const HiddenColumns: Story = {
  parameters: { proves: 'STF-32: columns are shown and hidden, and this browser keeps it' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Id' })).toBeNull();
    await userEvent.click(canvas.getByText('Columns'));
    const menu = within(canvasElement);
    await userEvent.click(menu.getByRole('checkbox', { name: 'Id' }));
    await userEvent.click(menu.getByRole('checkbox', { name: 'Companies' }));
    await expect(canvas.getByRole('columnheader', { name: 'Id' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Companies' })).toBeNull();
    await expect(window.localStorage.getItem('desk-columns-story')).toBe('{"id":false,"companies":true}');
  },
};
