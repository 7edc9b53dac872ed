import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answers, answerTo, fakeApi } from '@wbn/api-client/testing/fake-api.ts';
import { requestConnection } from '@wbn/contract/social/connections.ts';
import type { Relation } from '@wbn/contract/social/relations.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { harbourGearAuthor, nadiaAuthor } from '../fixtures/authors.ts';
import { RelationActions, RelationCounts } from './relation-actions.tsx';
import { RelationApi } from './relation-api.ts';

const { authorID: resourceID, name } = harbourGearAuthor;
const company = { resourceID, resourceType: 'business' } as const;

const stranger: Relation = {
  reaction: { reactionCount: { like: 3 } },
  follow: { followersCount: 12 },
  blocked: false,
  muted: false,
  may: { react: true, follow: true, connect: true, block: true, mute: true, message: false },
};

function Page({ answers }: { readonly answers: Answers }) {
  return (
    <RelationApi value={fakeApi(answers)}>
      <Inline>
        <RelationActions {...company} name={name} visitors={<span>As visitors see it</span>} />
      </Inline>
      <Inline>
        <RelationCounts {...company} visitors={null} />
      </Inline>
    </RelationApi>
  );
}

const meta = {
  title: 'Contacts/Relation actions',
  component: Page,
  parameters: {
    guide: {
      when: 'On the page of a company or a person: like, follow, connect, block, report.',
      whenNot: 'In lists, where one action is enough.',
      keyboard: 'Buttons that say whether they are on; the menu holds block and report.',
      content: 'One verb each.',
      otherWords: ['like', 'follow', 'connect', 'social buttons', 'thumbs up'],
    },
  },
  args: { answers: { 'load-relation': () => stranger } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Replies that a story resolves by itself. */
function held() {
  const waiting: ((value: unknown) => void)[] = [];
  const calls = fn(() => new Promise<unknown>((answer) => waiting.push(answer)));
  return { calls, answer: (value: unknown) => waiting.shift()?.(value) };
}

const likes = held();
const unlikes = held();

export const NotConnected: Story = {};

export const RefusesMessages: Story = {
  args: {
    answers: {
      'load-relation': () => ({
        ...stranger,
        may: { ...stranger.may, message: true },
        message: { access: 'refused' },
      }),
    },
  },
  play: async ({ canvas }) => {
    const refused = await canvas.findByRole('button', { name: /^Message/ });
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await expect(refused).toHaveAccessibleName(`Message (${name} does not receive messages from you)`);
  },
};

export const FastTaps: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['SOC-17', 'SOC-18', 'FOL-01', 'FOL-04'],
    proves:
      'Updates optimistically with one request at a time; the last press wins; a failure reverts quietly',
  },
  args: {
    answers: {
      'load-relation': () => stranger,
      react: likes.calls,
      'remove-reaction': unlikes.calls,
      follow: () => new ApiError('ServiceUnavailable', 'Busy', 503),
    },
  },
  play: async ({ canvas }) => {
    const like = await canvas.findByRole('button', { name: 'Like' });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('4 likes')).toBeVisible();
    await userEvent.click(like);
    await userEvent.click(like);
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(likes.calls).toHaveBeenCalledTimes(1));
    await expect(unlikes.calls).not.toHaveBeenCalled();
    likes.answer({ reactionType: 'like', reactionCount: { like: 9 } });
    await waitFor(() => expect(unlikes.calls).toHaveBeenCalledTimes(1));
    unlikes.answer({ reactionCount: { like: 8 } });
    await expect(await canvas.findByText('8 likes')).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'false');

    await userEvent.click(canvas.getByRole('button', { name: `Follow ${name}` }));
    await expect(await canvas.findByText(/could not be saved/)).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('button', { name: `Follow ${name}` })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(canvas.getByText('12 followers')).toBeVisible();
  },
};

const asked = {
  connectionID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f33',
  status: 'pending',
  side: 'sent',
} as const;
const request = fn(() => asked);

export const Connect: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['decision 9'],
    proves: 'Asks with a few words and withdraws it; lists who likes it; asks before blocking',
  },
  args: {
    answers: {
      'load-relation': () => ({ ...stranger, reaction: { reactionCount: { like: 5 } } }),
      'request-connection': answerTo(requestConnection, request),
      'end-connection': () => ({ connectionID: asked.connectionID }),
      'list-reactions': () => ({ items: [nadiaAuthor, harbourGearAuthor] }),
      block: () => ({ resourceID, blocked: true }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    // The dialog of a menu entry is outside the menu.
    const dialog = () => within(within(canvasElement.ownerDocument.body).getByRole('dialog'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect' }));
    await expect(dialog().getByRole('textbox', { name: /^Message/ })).toHaveFocus();
    await userEvent.keyboard('We met in Hannover.');
    await userEvent.click(dialog().getByRole('button', { name: 'Send request' }));
    await expect(request).toHaveBeenCalledWith({
      body: { resourceID, resourceType: 'business', message: 'We met in Hannover.' },
    });
    await userEvent.click(await canvas.findByText('Requested'));
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw request' }));
    await canvas.findByRole('button', { name: 'Connect' });

    await userEvent.click(canvas.getByRole('button', { name: '5 likes' }));
    await expect(await dialog().findByRole('link', { name: 'Nadia Okafor' })).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));

    await userEvent.click(canvas.getByLabelText(`More about ${name}`));
    await userEvent.click(canvas.getByRole('button', { name: `Block ${name}` }));
    await userEvent.click(dialog().getByRole('button', { name: 'Block' }));
    await expect(await canvas.findByText(`${name} is blocked.`)).toBeVisible();
  },
};

export const Blocked: Story = {
  args: {
    answers: {
      'load-relation': () => ({
        ...stranger,
        blocked: true,
        may: { react: false, follow: false, connect: false, block: true, mute: false, message: false },
      }),
    },
  },
};

export const RequestReceived: Story = {
  tags: ['!dev'],
  args: {
    answers: {
      'load-relation': () => ({
        ...stranger,
        reaction: { reactionType: 'like', reactionCount: { like: 4 } },
        follow: { followersCount: 13, session: { followed: true } },
        connection: { ...asked, side: 'received' },
      }),
      'answer-connection': () => ({ ...asked, status: 'accepted', side: 'received' }),
    },
  },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByText('Connected')).toBeVisible();
  },
};
