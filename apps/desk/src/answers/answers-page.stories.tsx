import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever } from '@wbn/api-client/testing/fake-api.ts';
import type { DeskAnswer } from '@wbn/contract/desk/answers.ts';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inDesk } from '../testing/desk-story.tsx';
import { AnswersPage } from './answers-page.tsx';

const readable: DeskAnswer = {
  answerID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f11',
  name: 'Document not readable',
  kinds: ['claim'],
  texts: {
    en: 'We could not read your document, {{name}}.',
    it: 'Non abbiamo letto il documento, {{name}}.',
  },
  version: 3,
  changedBy: 'Ken Adeyemi',
  changedAt: '2026-11-20T09:30:00.000Z',
};
const closing: DeskAnswer = {
  ...readable,
  ...{ answerID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f12', name: 'Closing', kinds: undefined },
  texts: { en: 'Kind regards, the staff of WBN' },
};
const saved = fn();

const meta = {
  title: 'Desk/Saved answers',
  component: AnswersPage,
  decorators: [
    inDesk({
      answers: () => ({
        'list-answers': () => [closing, readable],
        'save-answer': ({ body }) => {
          saved(body);
          return { ...readable, ...(body as object), version: 4 };
        },
        'add-answer': () =>
          new ApiError('ValidationError', 'texts', 400, { texts: 'needs at least one language' }),
      }),
    }),
  ],
} satisfies Meta<typeof AnswersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: { rows: ['STF-27'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Document not readable');
    await expect(canvas.getByText('All kinds of cases')).toBeVisible();
  },
};

export const Edit: Story = {
  parameters: { rows: ['STF-27'], proves: 'Saves by the version that was read; fields are shown filled in' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit “Document not readable”' }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByText('We could not read your document, Ana Rossi.')).toBeVisible();
    await userEvent.type(sheet.getByLabelText('Español'), 'No se puede leer.');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({ version: 3, texts: { ...readable.texts, es: 'No se puede leer.' } }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Refused: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New answer' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByLabelText(/^Name/), 'Thanks');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await sheet.findByText('Write it in at least one language.');
    await expect(sheet.getByLabelText(/^Name/)).toHaveValue('Thanks');
  },
};

export const ForSupport: Story = {
  tags: ['!dev'],
  decorators: [inDesk({ role: 'support', answers: () => ({ 'list-answers': () => [closing] }) })],
  play: async ({ canvas }) => {
    await canvas.findByText('Closing');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const None: Story = {
  decorators: [inDesk({ answers: () => ({ 'list-answers': () => [] }) })],
};

export const Loading: Story = {
  tags: ['!dev'],
  decorators: [inDesk({ answers: () => ({ 'list-answers': forever }) })],
};

export const Failed: Story = {
  tags: ['!dev'],
  decorators: [
    inDesk({ answers: () => ({ 'list-answers': () => new ApiError('InternalError', 'down', 500) }) }),
  ],
};
