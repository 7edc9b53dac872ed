import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import { type NetworkRow, networkMetrics } from '@wbn/contract/desk/network.ts';
import { network } from '@wbn/edition/network.ts';
import { expect, userEvent } from 'storybook/test';
import { inDesk } from '../testing/desk-story.tsx';
import { NetworkPage } from './network-page.tsx';

/** Figures that differ by edition and metric, the same on each run. */
function sampleRow(edition: string, at: number): NetworkRow {
  const figures = networkMetrics.map((metric, place) => {
    const weeks = Array.from({ length: 12 }, (_, week) => ((at + 3) * (place + 2) * (week + 5)) % 90);
    const value = metric === 'companies' ? 40_000 - at * 911 : (weeks.at(-1) ?? 0);
    return [metric, { value: metric === 'revenue' ? value * 10_000 : value, weeks }];
  });
  return { edition, ...Object.fromEntries(figures) } as NetworkRow;
}

const rows = network.map(({ id }, at) => sampleRow(id, at));
const load = (data: readonly NetworkRow[], countedAt: string | null) => () => ({
  'load-network': () => withSiblings(data, { countedAt }),
  'export-network': () => ({ csv: 'edition\r\n' }),
});

const meta = {
  title: 'Desk/Editions',
  component: NetworkPage,
  decorators: [inDesk({ answers: load(rows, '2026-11-28T14:27:00.000Z'), role: 'administrator' })],
} satisfies Meta<typeof NetworkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  parameters: { proves: 'STF-52: editions are ordered by any figure; those without a value come last' },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await canvas.findByRole('button', { name: 'Export' });
    await expect(names()).toHaveLength(25);
    await userEvent.click(canvas.getByRole('button', { name: 'Companies' }));
    await expect([names()[0], names().at(-1)]).toContain('Argentina');
  },
};

export const NotCountedYet: Story = {
  decorators: [
    inDesk({
      answers: load(
        rows.slice(0, 3).map((row) => ({ ...row, answered: { value: null, weeks: Array(12).fill(null) } })),
        null,
      ),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Not counted yet/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};

export const Loading: Story = { decorators: [inDesk({ answers: () => ({ 'load-network': forever }) })] };

export const Failed: Story = {
  decorators: [
    inDesk({ answers: () => ({ 'load-network': () => new ApiError('ServiceUnavailable', 'Busy', 503) }) }),
  ],
};
