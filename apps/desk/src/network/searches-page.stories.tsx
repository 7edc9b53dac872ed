import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever } from '@wbn/api-client/testing/fake-api.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inDesk } from '../testing/desk-story.tsx';
import { SearchesPage } from './searches-page.tsx';

const misses = [
  {
    words: 'quill shaft',
    language: 'en',
    editions: ['australia', 'usa'],
    searches: 41,
    lastDay: '2026-11-28',
  },
  { words: 'guarnizioni rare', language: 'it', editions: ['italy'], searches: 9, lastDay: '2026-11-20' },
];
const synonym = {
  ...{ synonymID: '01939b30-11aa-7c44-8e21-5b0c7d9e1e01', phrases: ['lorry crane', 'truck crane'] },
  ...{ by: 'Ada Bell', at: '2026-11-27T09:00:00.000Z' },
};
const saved = fn();

const answers = () => ({
  'list-search-misses': () => misses,
  'list-synonyms': () => [synonym],
  'try-synonym': () => ({
    before: { full: 0, total: 0, names: [] },
    after: { full: 2, total: 14, names: ['Hollow Shafts Ltd', 'Perth Gears'] },
  }),
  'add-synonym': ({ body }: { body?: unknown }) => {
    saved(body);
    return synonym;
  },
  'remove-synonym': () => ({ synonymID: synonym.synonymID }),
});

const meta = {
  title: 'Desk/Searches in vain',
  component: SearchesPage,
  decorators: [inDesk({ answers })],
} satisfies Meta<typeof SearchesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddASynonym: Story = {
  parameters: { proves: 'STF-53: a synonym is one click from a search, and tried before it is saved' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a synonym for quill shaft' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /mean the same/ }), 'hollow shaft');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Try' }));
    await expect(await dialog.findByText('Hollow Shafts Ltd')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ phrases: ['quill shaft', 'hollow shaft'] }));
  },
};

export const Nothing: Story = {
  decorators: [inDesk({ answers: () => ({ 'list-search-misses': () => [], 'list-synonyms': () => [] }) })],
};

export const Loading: Story = {
  decorators: [inDesk({ answers: () => ({ 'list-search-misses': forever, 'list-synonyms': forever }) })],
};

const busy = () => new ApiError('ServiceUnavailable', 'Busy', 503);

export const Failed: Story = {
  decorators: [inDesk({ answers: () => ({ 'list-search-misses': busy, 'list-synonyms': busy }) })],
};
