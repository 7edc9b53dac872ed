import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { answerTo, fakeApi, forever, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import {
  changeFavorite,
  createFavoriteList,
  type Favorite,
  removeFavorite,
  renameFavoriteList,
} from '@wbn/contract/social/favorites.ts';
import { expect, userEvent, within } from 'storybook/test';
import { FavoritesPage } from './favorites-page.tsx';

const listID = '01939b30-11aa-7c44-8e21-5b0c7d9e1f02';
const pumps: Favorite = {
  businessID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f11',
  listID,
  state: 'public',
  companyName: 'Bombas del Norte',
  note: 'Hall 4, ask for Inés',
  savedAt: '2026-11-20T09:30:00.000Z',
  shortDescription: 'Centrifugal pumps for water and slurry, from 0.5 to 400 kW.',
  country: { code: 'ES', countryName: 'Spain', emoji: '' },
  city: 'Bilbao',
};
const gone: Favorite = {
  businessID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f12',
  listID,
  state: 'unpublished',
  companyName: 'Acme Valves',
  note: '',
  savedAt: '2026-10-02T08:00:00.000Z',
};

/** An API that stores changes to a list. */
function keeping(...kept: readonly Favorite[]) {
  const removed = new Set<string>();
  const notes = new Map<string, string>();
  const shown = () =>
    kept
      .filter(({ businessID }) => !removed.has(businessID))
      .map((one) => ({ ...one, note: notes.get(one.businessID) ?? one.note }));
  return fakeApi({
    'list-favorite-lists': () =>
      kept.length === 0
        ? []
        : [
            { listID, count: shown().length },
            { listID: `${listID.slice(0, -1)}3`, name: 'Hannover Messe', count: 0 },
          ],
    'load-favorites': () => withSiblings(shown(), { total: shown().length }),
    'create-favorite-list': answerTo(createFavoriteList, ({ body: { name } }) =>
      name === 'Hannover Messe'
        ? new ApiError('Conflict', 'Taken', 409)
        : { listID: pumps.businessID, name, count: 0 },
    ),
    'rename-favorite-list': answerTo(renameFavoriteList, ({ params, body }) => ({
      listID: params.id,
      name: body.name,
    })),
    'change-favorite': answerTo(changeFavorite, ({ body: { businessID, note } }) => {
      removed.delete(businessID);
      if (note !== undefined) notes.set(businessID, note);
      return { businessID, listID, note: notes.get(businessID) ?? '' };
    }),
    'remove-favorite': answerTo(removeFavorite, ({ body }) => {
      removed.add(body.businessID);
      return body;
    }),
  });
}

const meta = {
  title: 'Contacts/Favorites page',
  component: FavoritesPage,
  args: { api: keeping(pumps, gone) },
} satisfies Meta<typeof FavoritesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Manage: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['LAY-19'],
    proves:
      'Notes, removes and restores a company by keyboard alone; still names a company that left the site; renames a list',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Bombas del Norte' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Acme Valves' })).toBeNull();
    await expect(canvas.getByText('Unpublished')).toBeVisible();

    canvas.getByRole('button', { name: 'Add a note on Acme Valves' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Sent a sample{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Sent a sample')).toBeVisible();

    canvas.getByRole('button', { name: 'Remove Acme Valves from this list' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Sent a sample')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'New list' }));
    await userEvent.keyboard('Hannover Messe{Enter}');
    await expect(await canvas.findByText(/You already have a list with this name/)).toBeVisible();
    await userEvent.keyboard('{Escape}');

    await expect(canvas.getByText('2 companies')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('More about this list'));
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const name = canvas.getByRole('textbox', { name: /^Name of the list/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Pumps{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Pumps' })).toBeVisible();
    const lists = within(canvas.getByRole('navigation', { name: 'Lists' }));
    await expect(lists.getByRole('link', { name: 'Pumps 2' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Empty: Story = { args: { api: keeping() } };
export const Loading: Story = { args: { api: fakeApi({ 'list-favorite-lists': forever }) } };
