import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever } from '@wbn/api-client/testing/fake-api.ts';
import { expect } from 'storybook/test';
import { inDesk } from '../testing/desk-story.tsx';
import { FiguresPage } from './figures-page.tsx';

const line = {
  ...{ waiting: 12, pastDue: 2, oldestHours: 31.4, opened: 240, decided: 231 },
  ...{ medianHours: 2.5, ninetiethHours: 7.94 },
};
const none = {
  ...{
    waiting: 0,
    pastDue: 0,
    oldestHours: null,
    opened: 0,
    decided: 0,
    medianHours: null,
    ninetiethHours: null,
  },
};

const figures = {
  all: line,
  kinds: [
    { ...line, kind: 'report' },
    { ...line, kind: 'claim', waiting: 3, pastDue: 0, medianHours: 20.1 },
  ],
  editions: [
    { ...line, edition: 'italy' },
    { ...none, edition: null, waiting: 1 },
  ],
  objections: { decided: 20, reversed: 3 },
  days: Array.from({ length: 30 }, (_, at) => ({
    day: new Date(Date.UTC(2026, 9, 30 + at)).toISOString().slice(0, 10),
    opened: (at * 7) % 19,
    decided: (at * 5) % 17,
  })),
};

const meta = {
  title: 'Desk/Figures of the desk',
  component: FiguresPage,
  decorators: [inDesk({ answers: () => ({ 'load-desk-figures': () => figures }) })],
} satisfies Meta<typeof FiguresPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { proves: 'STF-56: what waits, how fast is decided, and the share that objections reverse' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/3 reversed a decision \(15/)).toBeVisible();
    await expect(canvas.getAllByText('7.9 h').length).toBeGreaterThan(1);
  },
};

export const Nothing: Story = {
  decorators: [
    inDesk({
      answers: () => ({
        'load-desk-figures': () => ({
          ...{ ...figures, all: none, kinds: [], editions: [], objections: { decided: 0, reversed: 0 } },
        }),
      }),
    }),
  ],
};

export const Loading: Story = { decorators: [inDesk({ answers: () => ({ 'load-desk-figures': forever }) })] };

export const Failed: Story = {
  decorators: [
    inDesk({
      answers: () => ({ 'load-desk-figures': () => new ApiError('ServiceUnavailable', 'Busy', 503) }),
    }),
  ],
};
