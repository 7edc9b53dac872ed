import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Announcements } from './announcements.tsx';

const meta = {
  title: 'Site/Announcements',
  component: Announcements,
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: 'At the top of all pages of an edition, while the operator announces something.',
      whenNot: 'For what concerns one page, or one person.',
      keyboard: 'A link, if there is one, and a button that dismisses the line for good.',
      content: 'One sentence; all of it is the link.',
      otherWords: ['banner', 'site notice', 'message bar'],
    },
  },
  args: {
    announcements: [
      {
        announcementID: '01939b30-11aa-7c44-8e21-5b0c7d9e1a11',
        content: 'Meet suppliers of valves and pumps at the Milan fair from 4 May.',
        link: '/articles',
      },
    ],
  },
  beforeEach: () => window.localStorage.clear(),
} satisfies Meta<typeof Announcements>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = {
  parameters: { proves: 'STF-54: a dismissed line is gone, and this browser keeps it' },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: /Milan fair/ });
    await expect(link).toHaveAttribute('href', '/articles');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the announcement' }));
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(window.localStorage.getItem(`announcement-${args.announcements[0]?.announcementID}`)).toBe(
      '1',
    );
  },
};

export const TwoLines: Story = {
  args: {
    announcements: [
      { announcementID: 'a', content: 'Payments are not possible on Sunday from 2:00 to 4:00 UTC.' },
      {
        announcementID: 'b',
        content: 'Membership is half the price in May.',
        link: 'https://example.com/may',
      },
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile2' } } };
