import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { saveProfile } from '@wbn/session/browser-session-store.ts';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { nadiaHerself } from '../fixtures/own-profiles.ts';
import { postApi } from '../fixtures/post-api.ts';
import { harbour, postOf } from '../fixtures/posts.ts';
import { signInNadia } from '../fixtures/sign-in.ts';
import { PostBox } from './post-box.tsx';

const make = fn((_body: unknown, _key: unknown): unknown => postOf(1));
const apiOf = () => postApi({ 'make-post': ({ body, headers }) => make(body, headers?.['idempotency-key']) });

/** Shows the box and a button that mounts it again, as a reload does. */
function Again() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <PostBox key={visit} api={apiOf()} />
      <button
        type="button"
        style={{ color: 'CanvasText', background: 'Canvas' }}
        onClick={() => setVisit(visit + 1)}
      >
        Come back
      </button>
    </>
  );
}

const meta = {
  title: 'Newsfeed/Post box',
  component: PostBox,
  parameters: {
    guide: {
      when: 'Where a person or a company may post: newsfeed, own timeline, groups.',
      whenNot: 'For comments and messages, which have boxes of their own.',
      keyboard: 'A text box with a name; Tab reaches picture and Post, @ opens the list of people.',
      content: 'A question that invites to write.',
      otherWords: ['composer', 'status update', 'share box', 'new post'],
    },
  },
  args: { api: apiOf() },
  render: () => <Again />,
  beforeEach: () => {
    make.mockReset();
    make.mockImplementation(() => postOf(1));
    return signInNadia();
  },
} satisfies Meta<typeof PostBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = (root: HTMLElement) => within(root).findByRole('textbox', { name: 'Write a post' });
const toastsOf = (root: HTMLElement) => within(root.ownerDocument.body);

export const Empty: Story = { render: (args) => <PostBox {...args} /> };

export const Suspended: Story = {
  parameters: {
    rows: ['SAN-01'],
    proves: 'Says until when the person may not write, with the way to object',
  },
  beforeEach: () => {
    const suspension = { removalID: 'r0', until: '2099-01-31T23:59:59.000Z' };
    saveProfile({ ...nadiaHerself, suspension });
    return () => saveProfile(nadiaHerself);
  },
  render: (args) => <PostBox {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/cannot write, follow or ask for connections until 31 Jan 2099/);
    await expect(canvas.getByRole('link', { name: 'See why and object' })).toHaveAttribute(
      'href',
      '/removals/r0',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const AsOneself: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['SOC-04', 'SOC-05', 'SOC-06'],
    proves: 'Posts nothing while the text is empty; after a post the box is empty and has the focus',
  },
  play: async ({ canvas, canvasElement }) => {
    const post = () => canvas.getByRole('button', { name: 'Post' });
    await userEvent.type(await text(canvasElement), '   ');
    await expect(post()).toBeDisabled();
    await userEvent.clear(await text(canvasElement));
    await userEvent.type(await text(canvasElement), 'Two afternoons are still free.');
    await userEvent.click(post());
    await toastsOf(canvasElement).findByText('Post created!');
    await expect(make).toHaveBeenCalledWith(
      { content: 'Two afternoons are still free.', mentions: [] },
      expect.stringMatching(/^[\w-]{36}$/),
    );
    await waitFor(async () => expect(await text(canvasElement)).toHaveFocus());
    await expect(await text(canvasElement)).toHaveValue('');
    await userEvent.keyboard('Another one.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(make).toHaveBeenCalledTimes(2));
    await expect(make.mock.calls[1]?.[1]).not.toBe(make.mock.calls[0]?.[1]);
  },
};

export const AsACompany: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['SOC-01', 'SOC-28', 'PERM-07', 'CON-18'],
    proves: 'Posts as the person, as the first five companies and as others by name; keeps what is typed',
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await text(canvasElement), 'Castings for sale.');
    const picker = () => canvasElement.querySelector('summary');
    await expect(picker()).toHaveAccessibleName('Post as Nadia Okafor');
    await userEvent.click(picker() as HTMLElement);
    const names = () =>
      [...canvasElement.querySelectorAll('details button bdi')].map((name) => name.textContent);
    await expect(names()).toHaveLength(6);
    await expect(names()).not.toContain('Ostrava Couplings');
    await userEvent.type(canvas.getByRole('searchbox'), 'ostr');
    await expect(names()).toEqual(['Ostrava Couplings']);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button', { name: harbour.name }));
    await expect(localStorage.getItem('actingAs')).toBe(harbourGear.businessID);
    await waitFor(() => expect(picker()).toHaveAccessibleName(`Post as ${harbour.name}`));
    await expect(await text(canvasElement)).toHaveValue('Castings for sale.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(make).toHaveBeenCalledOnce());
    await expect(make.mock.calls[0]?.[0]).toEqual({
      content: 'Castings for sale.',
      mentions: [],
      businessID: harbourGear.businessID,
    });
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['SOC-06'],
    proves: 'Says that posting failed and loses nothing, also over a reload; the second try has the same key',
  },
  play: async ({ canvas, canvasElement }) => {
    make.mockImplementation(() => new ApiError('ServiceUnavailable', 'Gone', 0));
    await userEvent.type(await text(canvasElement), 'Two afternoons are still free.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await toastsOf(canvasElement).findAllByText('There was an error creating this post!');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /There was an error creating this post!.*The server did not answer.*still here/,
    );
    await expect(await text(canvasElement)).toHaveValue('Two afternoons are still free.');
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await canvas.findByText('We restored what you typed last time.');
    await expect(await text(canvasElement)).toHaveValue('Two afternoons are still free.');
    make.mockImplementation(() => postOf(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await toastsOf(canvasElement).findByText('Post created!');
    await expect(make.mock.calls[1]?.[1]).toBe(make.mock.calls[0]?.[1]);
  },
};
