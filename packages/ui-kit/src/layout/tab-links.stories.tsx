import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StateSheet } from '../fixtures/state-sheet.tsx';
import { TabLinks } from './tab-links.tsx';

const tabs = [
  { to: '/groups', label: 'All groups', current: true, count: '128' },
  { to: '/groups?tab=own', label: 'Your groups' },
];

const meta = {
  title: 'Navigation/Tab links',
  component: TabLinks,
  args: { label: 'Lists of groups', tabs },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <StateSheet own={[]} rows={{ tabs: () => <TabLinks label="Lists of groups" tabs={tabs} /> }} />
  ),
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
};

/** More tabs than fit: the row scrolls to the current one. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    tabs: ['About', 'Products', 'Posts', 'Certificates', 'Members', 'Figures'].map((label) => ({
      to: `/${label}`,
      label,
      current: label === 'Figures',
    })),
  },
  play: async ({ canvas }) => {
    const current = within(canvas.getByRole('navigation')).getByText('Figures').getBoundingClientRect();
    await expect(current.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
