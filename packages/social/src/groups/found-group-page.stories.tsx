import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever } from '@wbn/api-client/testing/fake-api.ts';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { groupApi, ownGroup } from '../fixtures/groups.ts';
import { harbour, nadia } from '../fixtures/posts.ts';
import { signInNadia } from '../fixtures/sign-in.ts';
import { FoundGroupPage } from './found-group-page.tsx';

const draftKey = `wbn-group-draft-${nadia.authorID}-new`;
const create = fn((_body: unknown, _key: unknown): unknown => ownGroup);
const apiOf = (more = {}) =>
  groupApi({
    'create-group': ({ body, headers }) => create(body, headers?.['idempotency-key']),
    ...more,
  });

/** Shows the address that the form opens. */
function Page(props: Parameters<typeof FoundGroupPage>[0]) {
  const { pathname } = useLocation();
  return pathname === '/groups/found' ? <FoundGroupPage {...props} /> : <p>Now at {pathname}</p>;
}

const meta = {
  title: 'Groups/Found group page',
  component: FoundGroupPage,
  args: { api: apiOf(), userID: nadia.authorID },
  parameters: { route: { at: '/groups/found' } },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    create.mockReset();
    create.mockImplementation(() => ownGroup);
    localStorage.removeItem(draftKey);
    return signInNadia();
  },
} satisfies Meta<typeof FoundGroupPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement, name: RegExp) => within(root).findByLabelText(name);
const submit = (root: HTMLElement) =>
  userEvent.click(within(root).getByRole('button', { name: 'Start the group' }));

export const Empty: Story = {
  parameters: { rows: ['GRP-01'], proves: 'Lists what is missing; says how many groups may be founded' },
  play: async ({ canvas, canvasElement }) => {
    const name = await field(canvasElement, /^Name/);
    await canvas.findByText('You have started 1 of 2 groups.');
    await submit(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Name', 'Purpose']);
    await expect(name).toHaveFocus();
    await expect(create).not.toHaveBeenCalled();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Founded: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['GRP-01'],
    proves: 'Founds a private group for a company, prefilled from profile and language; a double click once',
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await field(canvasElement, /^Name/), 'Gear makers of Australia');
    await userEvent.type(await field(canvasElement, /^Purpose/), 'Gears');
    const as = await field(canvasElement, /^Founded by/);
    await waitFor(() => expect(within(as).getByRole('option', { name: harbour.name })).toBeVisible());
    await userEvent.selectOptions(as, harbour.authorID);
    await waitFor(async () => expect(await field(canvasElement, /^Language/)).toHaveValue('en'));
    await userEvent.click(canvas.getByRole('radio', { name: /^Private/ }));
    const button = canvas.getByRole('button', { name: 'Start the group' });
    button.click();
    button.click();
    await canvas.findByText(/^Now at \/group\/Gear-makers-of-Australia-/);
    await expect(create).toHaveBeenCalledOnce();
    await expect(create).toHaveBeenCalledWith(
      {
        name: 'Gear makers of Australia',
        purpose: 'Gears',
        rules: '',
        industry: '0006',
        country: '',
        language: 'en',
        access: 'private',
        picture: null,
        businessID: harbour.authorID,
      },
      expect.stringMatching(/^[\w-]{36}$/),
    );
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

export const PlanIsFull: Story = {
  parameters: { rows: ['GRP-01'], proves: 'Says that the plan allows no more groups' },
  args: { api: apiOf({ 'load-group-allowance': () => ({ founded: 2, allowed: 2 }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You have started as many groups as your plan allows (2).',
    );
    await expect(canvas.getByRole('link', { name: 'Compare the plans' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Keeps what was typed and says what the server refused' },
  play: async ({ canvas, canvasElement }) => {
    create.mockImplementation(
      () =>
        new ApiError('ValidationError', 'Invalid', 400, { name: 'must be a name, without a web address' }),
    );
    await userEvent.type(await field(canvasElement, /^Name/), 'Gears');
    await userEvent.type(await field(canvasElement, /^Purpose/), 'Gears');
    await submit(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The group cannot be saved like this.');
    await expect(await field(canvasElement, /^Name/)).toHaveFocus();
    await expect(await field(canvasElement, /^Purpose/)).toHaveValue('Gears');
  },
};

export const Loading: Story = { args: { api: apiOf({ 'load-own-profile': forever }) } };
