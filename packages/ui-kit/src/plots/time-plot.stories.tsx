import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type PlotPoint, TimePlot } from './time-plot.tsx';

const values = [12, 18, 9, 0, 24, 41, 33, 20, 17, 29, 35, null, 22, 30];
const points: readonly PlotPoint[] = values.map((value, at) => ({
  name: `${at + 1} Nov 2026`,
  tick: `${at + 1} Nov`,
  value,
  before: (at * 7) % 26,
}));

const meta = {
  title: 'Plots/Time plot',
  component: TimePlot,
  parameters: {
    guide: {
      when: 'Values over days or months, beside the period before.',
      whenNot: 'Values of named things: Bar table.',
      keyboard:
        'Arrow keys move from column to column and the values are read out; “Show as table” gives all of them.',
      content: 'The label says what is counted.',
      otherWords: ['chart', 'column chart', 'line chart', 'graph', 'trend', 'statistics', 'figures'],
      parts: { Plot: 'svg', 'As a table': 'button, summary' },
    },
  },
  args: {
    label: 'Views of the company',
    points,
    write: (value) => String(value),
    texts: {
      now: 'This period',
      before: 'Period before',
      time: 'Day',
      none: 'none',
      hint: 'Choose a column to read its values.',
      showTable: 'Show as table',
      showPlot: 'Show as plot',
    },
  },
} satisfies Meta<typeof TimePlot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One Tab stop; arrows, Home and End move between the points, whose values are announced. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const readOut = canvas.getByText('Choose a column to read its values.');
    const plot = canvas.getByRole('listbox', { name: 'Views of the company' });
    const options = canvas.getAllByRole('option');
    await expect(options).toHaveLength(14);
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: '1 Nov 2026' })).toHaveFocus();
    const first = canvas.getByRole('option', { name: '1 Nov 2026' });
    await expect(getComputedStyle(first).outlineStyle).toBe('none');
    await expect(getComputedStyle(first.querySelector('rect') ?? first).strokeWidth).toBe('2px');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('option', { name: '3 Nov 2026' })).toHaveFocus();
    await expect(readOut).toHaveTextContent('3 Nov 2026This period: 9Period before: 14');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(readOut).toHaveTextContent('This period: 18');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('option', { name: '14 Nov 2026' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getByRole('option', { name: '1 Nov 2026' })).toHaveFocus();
    await expect(options.filter((option) => option.getAttribute('tabindex') === '0')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
    await expect(plot).toBeVisible();
  },
};

/** Time runs as text does, in the drawing, below it and by keys. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const middleOf = (element: HTMLElement) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    const first = canvas.getByRole('option', { name: '1 Nov 2026' });
    await expect(middleOf(first)).toBeCloseTo(middleOf(canvas.getByText('1 Nov')), -1);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('option', { name: '2 Nov 2026' })).toHaveFocus();
  },
};

/** The axis starts at zero, so a column is as high as its share of the axis. */
export const FromZero: Story = {
  play: async ({ canvas }) => {
    const heightOf = (name: string) =>
      canvas.getByRole('option', { name }).querySelector('rect + rect')?.getAttribute('height');
    await expect(heightOf('5 Nov 2026')).toBe('48');
    await expect(heightOf('4 Nov 2026')).toBe('0');
    await expect(heightOf('12 Nov 2026')).toBeUndefined();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'Views of the company' });
    await expect(table).toBeVisible();
    await expect(canvas.getByRole('row', { name: '3 Nov 2026 9 14' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '12 Nov 2026 none 25' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as plot' }));
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
  },
};

export const Nothing: Story = {
  args: { points: points.map((point) => ({ ...point, value: 0, before: 0 })) },
};

export const OnePoint: Story = { args: { points: points.slice(0, 1) } };
