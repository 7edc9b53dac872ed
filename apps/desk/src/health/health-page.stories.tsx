import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever } from '@wbn/api-client/testing/fake-api.ts';
import type { Health } from '@wbn/contract/desk/health.ts';
import { expect } from 'storybook/test';
import { inDesk } from '../testing/desk-story.tsx';
import { HealthPage } from './health-page.tsx';

const running = {
  ...{ part: 'wbn-api', host: 'api-1', pid: 4120, version: '0.4.0', memoryMB: 212, isRunning: true },
  ...{ startedAt: '2026-11-27T04:00:00.000Z', seenAt: '2026-11-28T14:00:00.000Z' },
};

const well: Health = {
  jobs: { waiting: 3, underWay: 1, failed: 0, oldestMinutes: 0, failedTasks: [] },
  mails: { waiting: 2, failed: 0, sentOfDay: 812, refusedOfWeek: 3 },
  payments: { lastEventAt: '2026-11-28T13:58:00.000Z', unhandled: 0, differencesOfWeek: 0 },
  storage: {
    databaseBytes: 48_000_000_000,
    tables: [
      { table: 'search_document', bytes: 21_000_000_000 },
      { table: 'product', bytes: 9_000_000_000 },
    ],
    ...{ diskFreeBytes: 300_000_000_000, diskBytes: 500_000_000_000 },
  },
  search: {
    ...{ engine: 'opensearch', problem: null, documents: 3_120_441 },
    ...{ waiting: 4, behindSeconds: 1, builtAt: '2026-11-01T02:00:00.000Z' },
  },
  slowStatements: [
    {
      statement: 'select id from search_document where words @@ $1',
      calls: 91_223,
      meanMs: 41.27,
      totalSeconds: 3764,
    },
  ],
  processes: [running, { ...running, part: 'wbn-accounts', pid: 4121, memoryMB: 140 }],
};

const ill: Health = {
  ...well,
  jobs: {
    ...{ waiting: 412, underWay: 3, failed: 2, oldestMinutes: 34 },
    failedTasks: [{ task: 'mail-notice', count: 2, lastError: 'MailRefusedError: refused RCPT TO with 550' }],
  },
  mails: { ...well.mails, failed: 2 },
  payments: { lastEventAt: null, unhandled: 2, differencesOfWeek: 1 },
  storage: { ...well.storage, diskFreeBytes: 20_000_000_000 },
  search: {
    ...{ ...well.search, engine: 'postgresql', builtAt: null, behindSeconds: 340 },
    problem: 'OpenSearch is 340 seconds behind',
  },
  slowStatements: null,
  processes: [{ ...running, isRunning: false }],
};

const meta = {
  title: 'Desk/Health',
  component: HealthPage,
  decorators: [inDesk({ answers: () => ({ 'load-health': () => well }) })],
} satisfies Meta<typeof HealthPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Well: Story = {};

export const Ill: Story = {
  decorators: [inDesk({ answers: () => ({ 'load-health': () => ill }) })],
  parameters: { proves: 'STF-55: what needs somebody is marked' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('OpenSearch is 340 seconds behind')).toBeVisible();
    await expect(canvas.getByText('34 min')).toBeVisible();
    await expect(canvas.getByText('silent')).toBeVisible();
  },
};

export const Loading: Story = { decorators: [inDesk({ answers: () => ({ 'load-health': forever }) })] };

export const Failed: Story = {
  decorators: [
    inDesk({ answers: () => ({ 'load-health': () => new ApiError('ServiceUnavailable', 'Busy', 503) }) }),
  ],
};
