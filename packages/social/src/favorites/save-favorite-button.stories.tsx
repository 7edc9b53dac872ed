import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerTo, fakeApi } from '@wbn/api-client/testing/fake-api.ts';
import {
  createFavoriteList,
  type FavoriteList,
  removeFavorite,
  saveFavorite,
} from '@wbn/contract/social/favorites.ts';
import { expect, userEvent, within } from 'storybook/test';
import { SaveFavoriteButton, SaveFavoriteIcon } from './save-favorite.tsx';

const first = '01939b30-11aa-7c44-8e21-5b0c7d9e1f02';
const businessID = '01939b30-11aa-7c44-8e21-5b0c7d9e1f11';
const fair = '01939b30-11aa-7c44-8e21-5b0c7d9e1f03';

/** An API without saved companies, which stores changes. */
function saving() {
  const names = new Map<string, string | undefined>();
  const holding = new Set<string>();
  return fakeApi({
    'list-favorite-lists': (): FavoriteList[] =>
      [...names].map(([listID, name]) => ({ listID, name, count: 1, holds: holding.has(listID) })),
    'create-favorite-list': answerTo(createFavoriteList, ({ body: { name } }) => {
      names.set(fair, name);
      return { listID: fair, name, count: 0 };
    }),
    'list-kept-businesses': () => (holding.size > 0 ? [businessID] : []),
    'save-favorite': answerTo(saveFavorite, ({ body: { listID = first } }) => {
      names.set(listID, names.get(listID));
      holding.add(listID);
      return { businessID, listID };
    }),
    'remove-favorite': answerTo(removeFavorite, ({ body }) => {
      holding.delete(body.listID);
      return body;
    }),
  });
}

const meta = {
  title: 'Contacts/Save favorite button',
  component: SaveFavoriteButton,
  parameters: {
    guide: {
      when: 'On a company, to keep it in a list of favorites.',
      whenNot: 'To follow a company, which brings its posts.',
      keyboard: 'A button that says whether the company is saved.',
      content: 'Save, Saved.',
      otherWords: ['bookmark', 'heart', 'star', 'keep', 'wish list'],
    },
  },
  args: { businessID, name: 'Bombas del Norte', api: saving() },
} satisfies Meta<typeof SaveFavoriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {};

export const Save: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['LAY-19'],
    proves: 'The first press saves a company, the next asks for its lists; its mark on a card follows',
  },
  render: (args) => (
    <>
      <SaveFavoriteButton {...args} />
      <SaveFavoriteIcon {...args} name="this company" among={[businessID]} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Save Bombas/ }));
    await canvas.findByRole('button', { name: /lists of this company/, pressed: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose lists' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Lists of Bombas del Norte' }));
    await expect(dialog.getByRole('checkbox', { name: 'My favorites' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'New list' }));
    await userEvent.keyboard('Hannover Messe{Enter}');
    await expect(
      await dialog.findByRole('checkbox', { name: 'Hannover Messe', checked: true }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'My favorites' }));
    await expect(await dialog.findByRole('checkbox', { name: 'My favorites', checked: false })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('button', { name: /lists of Bombas/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /lists of this company/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('button', { name: /lists of this company/ })).toHaveFocus();
  },
};
