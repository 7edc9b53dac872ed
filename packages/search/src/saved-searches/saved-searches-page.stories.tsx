import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerTo, fakeApi } from '@wbn/api-client/testing/fake-api.ts';
import { changeSavedSearch, type SavedSearch } from '@wbn/contract/search/saved-searches.ts';
import { expect, userEvent, within } from 'storybook/test';
import { SavedSearchesPage } from './saved-searches-page.tsx';

const pumps: SavedSearch = {
  savedSearchID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f02',
  name: 'Pumps in Chile',
  parameters: 'business=PR&countries=CL&search=pump',
  alerts: 'none',
  createdAt: '2026-11-01T00:00:00.000Z',
};

const keeping = (...saved: readonly SavedSearch[]) =>
  fakeApi({
    'list-saved-searches': () => saved,
    'change-saved-search': answerTo(changeSavedSearch, ({ body }) => ({ ...pumps, ...body })),
    'delete-saved-search': () => ({ savedSearchID: pumps.savedSearchID }),
  });

const meta = {
  title: 'Search/Saved searches page',
  component: SavedSearchesPage,
  args: { api: keeping(pumps) },
} satisfies Meta<typeof SavedSearchesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Manage: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Opens, renames and deletes a saved search, and turns its mails on' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Pumps in Chile' })).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=CL&search=pump',
    );
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Emails about new results' }),
      'weekly',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Pumps in Chile' }));
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Slurry pumps{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Slurry pumps' }));
    const question = within(canvasElement).getByRole('dialog', { name: 'Delete Slurry pumps?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('No saved searches yet')).toBeVisible();
  },
};

export const Empty: Story = { args: { api: keeping() } };
