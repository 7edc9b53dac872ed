import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answer, fakeApi, forever } from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import type { Publication } from '@wbn/contract/business/publication.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ownHarbourGear, ownImported, ownLongNames } from '../fixtures/own-businesses.ts';
import { MyBusinessPage } from './my-business-page.tsx';

const { businessID } = harbourGear;
const leave = fn((_input: unknown): unknown => ({ businessID }));
const apiOf = (businesses: Answer, more: Readonly<Record<string, Answer>> = {}) =>
  fakeApi({
    'list-own-businesses': businesses,
    'list-own-invitations': () => [],
    'leave-business': ({ params }) => leave(params),
    ...more,
  });
const three = () => [ownHarbourGear, ownImported, ownLongNames];

function Page(props: Parameters<typeof MyBusinessPage>[0]) {
  const { pathname, search } = useLocation();
  if (pathname === '/my-business') return <MyBusinessPage {...props} />;
  return (
    <p>
      Now at {pathname}
      {search}
    </p>
  );
}

const meta = {
  title: 'Members/My companies page',
  component: MyBusinessPage,
  args: { api: apiOf(three), email: 'nadia.okafor@example.com' },
  parameters: { route: { at: '/my-business' } },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    leave.mockReset();
    remove.mockClear();
    leave.mockImplementation(() => ({ businessID }));
  },
} satisfies Meta<typeof MyBusinessPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = async (root: HTMLElement, name: string | RegExp) =>
  within(await within(root).findByRole('article', { name }));
const askToLeave = async (card: Awaited<ReturnType<typeof cardOf>>) => {
  await userEvent.click(card.getByLabelText(/^More about/));
  await userEvent.click(card.getByRole('button', { name: 'Leave' }));
};
const dialogOf = (root: HTMLElement) => within(root.ownerDocument.body).findByRole('dialog');

export const Full: Story = {
  parameters: {
    rows: ['RT-11', 'RT-19', 'BIZ-01', 'BIZ-02'],
    proves: 'Each company with its role, its state and its links',
  },
  play: async ({ canvas, canvasElement }) => {
    const harbour = await cardOf(canvasElement, 'Harbour Gear & Drive Pty Ltd');
    for (const text of ['PLATINUM', 'Verified', 'Owner', 'Australia', '64 of 100 products']) {
      await expect(harbour.getByText(text)).toBeVisible();
    }
    await expect(harbour.getByText(/Helical and planetary gearboxes/)).toBeVisible();
    await expect(
      harbour.getAllByRole('presentation').map((image) => image.getAttribute('src')),
    ).toContainEqual(expect.stringMatching(/AU\.svg$/));
    await expect(harbour.getByRole('link', { name: 'Manage Business' })).toHaveAttribute(
      'href',
      `/business/${businessID}/?editMode=1`,
    );
    await expect(harbour.getByRole('link', { name: 'View as a buyer' })).toHaveAttribute(
      'href',
      `/business/${businessID}/?editMode=0`,
    );
    const imported = await cardOf(canvasElement, '株式会社山本精密工業');
    for (const text of ['STANDARD', 'Not Verified', 'Admin', '7 of 7 products']) {
      await expect(imported.getByText(text)).toBeVisible();
    }
    await expect(imported.getByRole('link', { name: 'Manage Business' })).toHaveAttribute(
      'href',
      `/business/${ownImported.businessID}/edit`,
    );
    const member = await cardOf(canvasElement, /^Llanfair/);
    await expect(member.getByRole('link', { name: 'Manage Business' })).toHaveAttribute(
      'href',
      `/business/${ownLongNames.businessID}/members`,
    );
    await expect(canvas.getByText('You work for 3 companies.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create a business' })).toHaveAttribute(
      'href',
      '/business/create',
    );
    await expect(canvas.queryByRole('note')).toBeNull();
  },
};

const publicationOf = (publication: Partial<Publication>) => ({
  ...ownHarbourGear,
  publication: { status: 'draft' as const, missing: [], ...publication },
});
const goneAt = '2026-12-22T09:00:00.000Z';
const remove = fn((): unknown => ({ businessID, goneAt }));

export const NotPublic: Story = {
  tags: ['!dev'],
  parameters: {
    proves: 'A draft and a deleted company say so and offer the next step; deleting asks for the password',
  },
  render: function Changing(args) {
    const [api] = useState(() => {
      let publication: Partial<Publication> = { missing: ['contact'] };
      return apiOf(() => [publicationOf(publication)], {
        'delete-business': () => {
          const reply = remove();
          if (!(reply instanceof Error)) publication = { goneAt };
          return reply;
        },
      });
    });
    return <Page {...args} api={api} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const draft = await cardOf(canvasElement, 'Harbour Gear & Drive Pty Ltd');
    await expect(draft.getByText('Draft')).toBeVisible();
    await expect(draft.getByRole('link', { name: 'Complete and publish' })).toHaveAttribute(
      'href',
      `/business/${businessID}/edit/contact`,
    );
    await expect(draft.getByText('To publish, add:')).toBeVisible();
    await expect(
      draft.getByRole('link', { name: 'An email address, a phone number or a website' }),
    ).toBeVisible();
    const ask = async () => {
      await userEvent.click(draft.getByLabelText('More about Harbour Gear & Drive Pty Ltd'));
      await userEvent.click(draft.getByRole('button', { name: 'Delete the company' }));
      return within(await dialogOf(canvasElement));
    };
    remove.mockReturnValueOnce(new ApiError('SignInTooOld', 'Confirm', 403));
    const first = await ask();
    await expect(first.getByText(/You can restore everything from My Business for 30 days/)).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Delete the company' }));
    const proof = within(canvasElement.ownerDocument.body);
    await proof.findByText(/Confirm with your password or passkey/);
    await userEvent.click(proof.getByRole('button', { name: 'Cancel' }));
    await userEvent.click((await ask()).getByRole('button', { name: 'Delete the company' }));
    await canvas.findByText(/^Deleted, permanently on 22 Dec/);
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download the archive' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Manage Business' })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { rows: ['BIZ-03'], proves: 'No company yet, and the way to create the first' },
  args: { api: apiOf(() => []) },
  play: async ({ canvas }) => {
    await canvas.findByText("You don't have any business registered yet");
    await expect(canvas.getByRole('link', { name: 'Create a business' })).toHaveAttribute(
      'href',
      '/business/create',
    );
  },
};

export const Loading: Story = {
  parameters: { rows: ['BIZ-29'] },
  args: { api: apiOf(forever) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your businesses...')).toBeInTheDocument();
  },
};

const busy = new ApiError('ServiceUnavailable', 'Busy', 503);

export const Failed: Story = {
  tags: ['!dev'],
  parameters: { proves: 'A list that could not be loaded can be loaded again' },
  render: function Failing(args) {
    const answers: unknown[] = [busy];
    return <Page {...args} api={apiOf(() => answers.shift() ?? three())} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An unexpected error has occurred');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

export const ChooseCompany: Story = {
  parameters: {
    rows: ['RT-12'],
    proves: 'Hints to pick a company and upgrade through Manage, then Membership',
    route: { at: '/my-business?membership=choose-business' },
  },
  play: async ({ canvas }) => {
    const hint = await canvas.findByRole('note');
    await expect(hint).toHaveTextContent('Choose the business you want to upgrade');
    await expect(hint).toHaveTextContent('Manage Business');
    await expect(hint).toHaveTextContent('then open Membership');
  },
};

const buysGold = { at: '/my-business?membership=choose-business&plan=gold' };

export const BuyForOnlyCompany: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['MEM-16'],
    proves: 'Opens the checkout of the one company that the person owns',
    route: buysGold,
  },
  play: async ({ canvas }) => {
    await canvas.findByText(`Now at /business/${businessID}/membership?plan=gold`);
  },
};

export const BuyWithoutCompany: Story = {
  args: { api: apiOf(() => []) },
  parameters: {
    rows: ['MEM-16'],
    proves: 'Who has no company yet creates it first, and the plan goes along',
    route: buysGold,
  },
  play: async ({ canvas }) => {
    const hint = await canvas.findByRole('note');
    await expect(within(hint).getByRole('link', { name: 'Create a business' })).toHaveAttribute(
      'href',
      '/business/create?plan=gold',
    );
  },
};

export const BuyForOneOfSeveral: Story = {
  args: { api: apiOf(() => [ownHarbourGear, { ...ownImported, access: 'owner' }, ownLongNames]) },
  parameters: {
    rows: ['MEM-16'],
    proves: 'Each company that the person owns leads to its checkout',
    route: buysGold,
  },
  play: async ({ canvas }) => {
    const hint = await canvas.findByRole('note');
    const links = within(hint).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/business/${businessID}/membership?plan=gold`,
      `/business/${ownImported.businessID}/membership?plan=gold`,
    ]);
  },
};

export const Created: Story = {
  render: function WithState(args) {
    return <Page {...args} />;
  },
  parameters: {
    rows: ['BIZ-08'],
    proves: 'Marks the new company and gives it the focus',
    route: { at: { pathname: '/my-business', state: { created: ownImported.businessID } } },
  },
  play: async ({ canvasElement, canvas }) => {
    const card = await cardOf(canvasElement, '株式会社山本精密工業');
    await expect(card.getByText('New')).toBeVisible();
    await expect(canvas.getByRole('article', { name: '株式会社山本精密工業' })).toHaveFocus();
  },
};

export const CreatedFirst: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['BIZ-03', 'BIZ-08'],
    proves: 'After the first company was created, an older reply is not shown as an empty list',
  },
  render: function Creating(args) {
    const [api] = useState(() => {
      const answers: Answer[] = [() => []];
      return apiOf((call) => (answers.shift() ?? forever)(call));
    });
    const navigate = useNavigate();
    const client = useQueryClient();
    const create = async () => {
      await navigate('/my-business', { state: { created: businessID } });
      void client.invalidateQueries();
    };
    return (
      <>
        <Button onClick={create}>Create</Button>
        <Page {...args} api={api} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText("You don't have any business registered yet");
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await canvas.findByText('Loading your businesses...');
    await expect(canvas.queryByText("You don't have any business registered yet")).toBeNull();
  },
};

export const Left: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Asks before leaving a company, then removes its card' },
  play: async ({ canvasElement, canvas }) => {
    const card = await cardOf(canvasElement, '株式会社山本精密工業');
    await askToLeave(card);
    const dialog = within(await dialogOf(canvasElement));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(leave).not.toHaveBeenCalled();
    await askToLeave(card);
    await userEvent.click(
      within(await dialogOf(canvasElement)).getByRole('button', { name: 'Leave the company' }),
    );
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(leave).toHaveBeenCalledWith({ id: ownImported.businessID });
  },
};

export const LastOwner: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Tells the only owner at once how to transfer the company first' },
  play: async ({ canvasElement, canvas }) => {
    const card = await cardOf(canvasElement, 'Harbour Gear & Drive Pty Ltd');
    await askToLeave(card);
    const { body } = canvasElement.ownerDocument;
    await within(body).findByRole('heading', { name: /^You are the last owner/ });
    await expect(leave).not.toHaveBeenCalled();
    await expect(
      within(await dialogOf(canvasElement)).getByRole('link', { name: 'Open members' }),
    ).toHaveAttribute('href', `/business/${businessID}/members`);
    await userEvent.click(within(body).getByRole('button', { name: 'Close' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const OnAPhone: Story = {
  decorators: [
    (Inner) => (
      <div style={{ inlineSize: '20rem' }}>
        <Inner />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    const box = canvasElement.querySelector<HTMLElement>('div[style]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const InChinese: Story = { globals: { language: 'zh' } };
