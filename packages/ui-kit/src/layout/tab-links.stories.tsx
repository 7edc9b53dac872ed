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
  parameters: {
    guide: {
      when: 'A page has two to seven parts, each with an address of its own: lists of one thing, screens of an office.',
      whenNot: 'To filter one list take the choices of a List toolbar. For steps in an order take headings.',
      keyboard:
        'A navigation with a name. Tab moves between the links, Enter opens; the current one is read as the current page.',
      content: 'One or two words; a count beside them where it helps to choose.',
      otherWords: ['tabs', 'tab bar', 'segmented control', 'sub-navigation', 'pills'],
      parts: { Tab: 'a', Count: 'a span' },
      picture: 'Default',
    },
  },
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
