import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { fakeApi, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { sessionOf } from '@wbn/cards/fixtures/sessions.ts';
import type { Publication } from '@wbn/contract/business/publication.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PublicationBar } from './publication-bar.tsx';

const { businessID, general } = harbourGear;
const setStatus = fn((_body: unknown): unknown => undefined);
const answer = () => withSiblings(harbourGear, { session: sessionOf('owner') });
const publication = (status: Publication['status'], more: Partial<Publication> = {}) => ({
  publication: { status, missing: [], ...more },
});

const meta = {
  title: 'Company office/Publication bar',
  component: PublicationBar,
  args: {
    api: fakeApi({
      'set-business-status': ({ body }) => setStatus(body) ?? answer(),
      'restore-business': answer,
    }),
    businessID,
    company: general.companyName,
    session: sessionOf('owner', publication('draft')),
    view: 'own',
  },
  beforeEach: () => {
    setStatus.mockReset();
  },
} satisfies Meta<typeof PublicationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const toast = (root: HTMLElement, words: string | RegExp) =>
  within(root.ownerDocument.body).findByText(words);

export const Ready: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Publishes a complete draft by one press; says why it was refused' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Draft')).toBeVisible();
    setStatus.mockReturnValueOnce(
      new ApiError('ValidationError', 'The company cannot be published yet: contactInfo is empty.', 400),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await toast(canvasElement, /Nothing has changed: The company cannot be published yet/);
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await toast(canvasElement, `${general.companyName} is published. Buyers can find it now.`);
    await expect(setStatus).toHaveBeenLastCalledWith({ status: 'published' });
  },
};

export const TakenOff: Story = {
  args: {
    session: sessionOf(
      'owner',
      publication('unpublished', { hold: { removalID: 'r0', until: '2027-01-31T23:59:59.000Z' } }),
    ),
  },
  parameters: { rows: ['SAN-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Taken off the site')).toBeVisible();
    await expect(canvas.getByText(/off the site until 31 Jan 2027/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See why and object' })).toHaveAttribute(
      'href',
      '/removals/r0',
    );
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
  },
};

export const TakenOffForMember: Story = {
  tags: ['!dev'],
  args: {
    session: sessionOf('member', publication('unpublished', { hold: { removalID: 'r0' } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cannot be published\./)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Incomplete: Story = {
  parameters: { proves: 'Lists what publishing needs, each with the way to its form' },
  args: {
    session: sessionOf('admin', publication('draft', { missing: ['shortDescription', 'contact'] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Complete and publish' })).toHaveAttribute(
      'href',
      `/business/${businessID}/edit/general`,
    );
    await expect(
      canvas.getByRole('link', { name: 'An email address, a phone number or a website' }),
    ).toHaveAttribute('href', `/business/${businessID}/edit/contact`);
  },
};

export const Published: Story = {
  tags: ['!dev'],
  parameters: {
    proves: 'Says what becomes of products, followers and requests before the company is unpublished',
  },
  args: { session: sessionOf('owner', publication('published')) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unpublish' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText(/products, likes and followers are kept/i)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await expect(setStatus).toHaveBeenLastCalledWith({ status: 'unpublished' });
    await toast(canvasElement, `${general.companyName} is unpublished.`);
  },
};

const goneAt = '2026-12-22T09:00:00.000Z';

export const EveryState: Story = {
  parameters: { proves: 'Every state for a buyer, for a member and of a deleted company' },
  render: (args) => (
    <Stack>
      <PublicationBar {...args} session={sessionOf('owner', publication('published'))} view="buyer" />
      <PublicationBar {...args} session={sessionOf('admin', publication('draft'))} view="buyer" />
      <PublicationBar {...args} session={sessionOf('member', publication('unpublished'))} />
      <PublicationBar {...args} session={sessionOf('admin', publication('published', { goneAt }))} />
      <PublicationBar {...args} session={sessionOf('owner', publication('published', { goneAt }))} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [buyer, draft, member, admin, owner] = canvas
      .getAllByRole('note', { name: 'Who can see this page' })
      .map((bar) => within(bar));
    await expect(buyer?.getByText('This is how buyers see the page.')).toBeVisible();
    await expect(buyer?.getByRole('link', { name: 'Back to editing' })).toHaveAttribute(
      'href',
      `/business/${businessID}/?editMode=1`,
    );
    await expect(draft?.getByText(/how buyers will see the page/)).toBeVisible();
    for (const bar of [member, admin]) {
      await expect(bar?.queryByRole('button')).toBeNull();
      await expect(bar?.queryByRole('link')).toBeNull();
    }
    await expect(admin?.getByText(/^Deleted, permanently on 22 Dec/)).toBeVisible();
    await expect(owner?.getByRole('button', { name: 'Restore' })).toBeVisible();
  },
};

export const Restored: Story = {
  tags: ['!dev'],
  parameters: { proves: 'The owner restores a deleted company' },
  args: { session: sessionOf('owner', publication('published', { goneAt })) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await toast(canvasElement, `${general.companyName} has been restored.`);
  },
};
