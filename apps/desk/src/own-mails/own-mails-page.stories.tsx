import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever } from '@wbn/api-client/testing/fake-api.ts';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inDesk } from '../testing/desk-story.tsx';
import { OwnMailsPage } from './own-mails-page.tsx';

const saved = fn();

const mails = { morning: true, atOnce: ['claim-dispute'] };

const meta = {
  title: 'Desk/My emails',
  component: OwnMailsPage,
  decorators: [
    inDesk({
      answers: () => ({
        'load-own-mails': () => mails,
        'save-own-mails': ({ body }) => {
          saved(body);
          return body as object;
        },
      }),
    }),
  ],
} satisfies Meta<typeof OwnMailsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  parameters: { rows: ['STF-03'], proves: 'Kinds of the own role only; each choice is saved at once' },
  play: async ({ canvas }) => {
    const morning = await canvas.findByRole('checkbox', { name: 'Email me what waits' });
    await expect(morning).toBeChecked();
    await expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(5);
    await userEvent.click(morning);
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ morning: false, atOnce: ['claim-dispute'] }));
    await expect(morning).not.toBeChecked();
  },
};

export const NotSaved: Story = {
  decorators: [
    inDesk({
      answers: () => ({
        'load-own-mails': () => mails,
        'save-own-mails': () => new ApiError('ServiceUnavailable', 'Busy', 503),
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Email me what waits' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The last change was not saved.');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Email me what waits' })).toBeChecked());
  },
};

export const Loading: Story = {
  decorators: [inDesk({ answers: () => ({ 'load-own-mails': forever }) })],
};

export const Failed: Story = {
  decorators: [
    inDesk({ answers: () => ({ 'load-own-mails': () => new ApiError('ServiceUnavailable', 'Busy', 503) }) }),
  ],
};
