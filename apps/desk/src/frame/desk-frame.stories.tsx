import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, Inbox } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { DeskPage } from '../desk-page.ts';
import { sampleRows } from '../fixtures/cases.ts';
import { keepingCases } from '../fixtures/desk-api.ts';
import { inDesk } from '../testing/desk-story.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { MissingPage } from './missing-page.tsx';
import { RefusedPage } from './refused-page.tsx';

const load = async () => () => null;
const pages: readonly DeskPage[] = [
  {
    path: '/cases/:caseID?',
    right: 'see-cases',
    label: 'desk-cases:menu',
    menu: { group: 'work', icon: Inbox },
    load,
  },
  {
    path: '/health',
    right: 'see-health',
    label: 'desk-keys:title',
    menu: { group: 'network', icon: Activity },
    load,
  },
];
const answers = () => keepingCases({ rows: sampleRows });

const meta = {
  title: 'Desk/Desk frame',
  component: DeskFrame,
  args: { pages, children: <p>The page</p> },
  parameters: { layout: 'fullscreen', route: { at: '/cases' } },
  decorators: [inDesk({ answers, keys: false })],
} satisfies Meta<typeof DeskFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moderator: Story = {
  parameters: { proves: 'STF-31: the menu offers what the role opens, and counts open cases' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Cases.*4 open/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Keys' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('(4) WBN desk - WBN desk'));
  },
};

export const Support: Story = {
  decorators: [inDesk({ answers, role: 'support', keys: false })],
  parameters: { proves: 'STF-31: a page of a higher role is not in the menu' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Cases/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Keys' })).toBeNull();
  },
};

export const ListOfKeys: Story = {
  parameters: { proves: 'STF-36: ? lists the keys that work now' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('The page');
    await userEvent.keyboard('?');
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Keys' }),
    );
    await expect(dialog.getByText('Show this list')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  },
};

export const Refused: Story = {
  args: { children: <RefusedPage right="see-whole-log" /> },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your role is Moderator. The page is open to Administrator and above.'),
    ).toBeVisible();
  },
};

export const Missing: Story = { args: { children: <MissingPage /> } };
