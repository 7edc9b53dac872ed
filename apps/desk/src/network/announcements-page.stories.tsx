import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever } from '@wbn/api-client/testing/fake-api.ts';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { inDesk } from '../testing/desk-story.tsx';
import { AnnouncementsPage } from './announcements-page.tsx';

const shown = {
  announcementID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f01',
  content: 'Meet suppliers of valves and pumps at the Milan fair from 4 May.',
  ...{ link: '/articles', editions: ['italy', 'spain'], language: 'en', state: 'shown', by: 'Ada Bell' },
  ...{ startsAt: '2026-11-20T08:00:00.000Z', endsAt: '2026-12-20T08:00:00.000Z' },
};
const { editions: _editions, link: _link, ...everywhere } = shown;
const over = {
  ...{ ...everywhere, announcementID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f02' },
  ...{ content: 'No payments on Sunday from 2:00 to 4:00 UTC.', state: 'over' },
};
const written = fn();

const answers = () => ({
  'list-announcements': () => [shown, over],
  'write-announcement': ({ body }: { body?: unknown }) => {
    written(body);
    return shown;
  },
  'end-announcement': () => ({ ...shown, state: 'over' }),
});

const meta = {
  title: 'Desk/Announcements',
  component: AnnouncementsPage,
  decorators: [inDesk({ answers, role: 'administrator' })],
} satisfies Meta<typeof AnnouncementsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Write: Story = {
  parameters: { proves: 'STF-54: an announcement is seen before it is published' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write an announcement' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Text/ }), 'Fair in May');
    await expect(dialog.getByText('So it looks')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Italy' }));
    fireEvent.change(dialog.getByLabelText(/End \(UTC\)/), { target: { value: '2027-05-31T12:00' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(written).toHaveBeenCalledWith({
        ...{
          language: 'en',
          content: 'Fair in May',
          editions: ['italy'],
          endsAt: '2027-05-31T12:00:00.000Z',
        },
      }),
    );
  },
};

export const AsAModerator: Story = {
  decorators: [inDesk({ answers })],
  play: async ({ canvas }) => {
    await canvas.findByText(shown.content);
    await expect(canvas.queryByRole('button', { name: 'Write an announcement' })).toBeNull();
  },
};

export const Nothing: Story = {
  decorators: [inDesk({ answers: () => ({ 'list-announcements': () => [] }), role: 'administrator' })],
};

export const Loading: Story = {
  decorators: [inDesk({ answers: () => ({ 'list-announcements': forever }) })],
};

export const Failed: Story = {
  decorators: [
    inDesk({
      answers: () => ({ 'list-announcements': () => new ApiError('ServiceUnavailable', 'Busy', 503) }),
    }),
  ],
};
