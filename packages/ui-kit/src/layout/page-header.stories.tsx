import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../controls/buttons/button.tsx';
import { Photo } from '../pictures/photo.tsx';
import { PageHeader } from './page-header.tsx';
import { TabLinks } from './tab-links.tsx';

const meta = {
  title: 'Layout/Page header',
  component: PageHeader,
  parameters: {
    guide: {
      when: 'The head of every page: title, one sentence, the main action, the links to its parts.',
      whenNot: 'Inside a panel: Heading.',
      keyboard: 'Holds the one first-level heading. Tabs are links.',
      content: 'The title is a noun of one to four words. The sentence says what the page is for.',
      otherWords: ['title', 'hero', 'header', 'page title', 'tabs', 'tab bar', 'heading'],
      parts: { Title: 'h1', Lead: 'h1 ~ p, p', 'Main action': 'a[href*="new"], button', Tabs: 'nav' },
      picture: 'WithActionAndTabs',
    },
  },
  args: { title: 'Notifications', lead: 'What happened to you and your companies.' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: 'Notifications' });
    await expect(heading.closest('header')).toHaveTextContent('What happened to you and your companies.');
  },
};

export const TitleAlone: Story = { args: { lead: undefined } };

/** With everything that the head of a page may hold. */
export const WithActionAndTabs: Story = {
  args: {
    title: 'Groups',
    lead: 'People and companies of one trade who post for each other.',
    action: <Button>Found a group</Button>,
    tabs: (
      <TabLinks
        label="Lists of groups"
        tabs={[
          { to: '/groups', label: 'All groups', current: true, count: '128' },
          { to: '/groups?tab=own', label: 'Your groups' },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'All groups 128' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('button', { name: 'Found a group' })).toBeVisible();
  },
};

/** The head of a person, company or group; on phones the action is below the words. */
export const WithPhoto: Story = {
  args: {
    title: 'Slurry and dewatering pumps',
    photo: <Photo src={undefined} alt="" ratio="1:1" fallbackName="Slurry pumps" />,
    facts: 'Industrial Technology',
    action: <Button>Join</Button>,
  },
  play: async ({ canvas }) => {
    const [title, action] = [canvas.getByRole('heading', { level: 1 }), canvas.getByRole('button')];
    await expect(title).toHaveTextContent('Slurry and dewatering pumps');
    await expect(action.getBoundingClientRect().bottom).toBeGreaterThan(title.getBoundingClientRect().top);
  },
};
