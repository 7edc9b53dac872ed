import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation, useNavigationType } from 'react-router-dom';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Anchor } from './anchor.tsx';

function Links() {
  const { pathname, search } = useLocation();
  const how = useNavigationType();
  return (
    <>
      <Anchor to="/countries?business=DI">Countries</Anchor> <Anchor to="?business=MA">Makers</Anchor>{' '}
      <Anchor to="/industries" replace>
        Industries
      </Anchor>{' '}
      <Anchor to="/about-us" onClick={(event) => event.preventDefault()}>
        Prevented
      </Anchor>{' '}
      <Anchor to="/about-us" target="_blank">
        Window
      </Anchor>{' '}
      <Anchor href="/files/price-list.pdf">File</Anchor>
      <output aria-label="Address">{`${how} ${pathname}${search}`}</output>
    </>
  );
}

const meta = {
  title: 'Text/Anchor',
  component: Anchor,
  parameters: {
    guide: {
      when: 'A link with the looks of its content: cards, logos, menu items.',
      whenNot: 'Links in text: Text link.',
      keyboard: 'A plain link; pages of the site open without a reload.',
      content: 'Names the page it leads to, also alone.',
      otherWords: ['link', 'hyperlink', 'a', 'router link'],
      parts: { Link: 'a' },
    },
  },
  render: () => <Links />,
} satisfies Meta<typeof Anchor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PagesOfTheSite: Story = {
  parameters: { proves: 'The router follows links to pages of the site' },
  play: async ({ canvas }) => {
    const shows = (address: string) =>
      waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(address));
    await userEvent.click(canvas.getByRole('link', { name: 'Countries' }));
    await shows('PUSH /countries?business=DI');
    await userEvent.click(canvas.getByRole('link', { name: 'Countries' }));
    await shows('REPLACE /countries?business=DI');
    await userEvent.click(canvas.getByRole('link', { name: 'Makers' }));
    await shows('PUSH /countries?business=MA');
    await userEvent.click(canvas.getByRole('link', { name: 'Industries' }));
    await shows('REPLACE /industries');
  },
};

export const LeftToTheBrowser: Story = {
  tags: ['!dev'],
  parameters: {
    proves: 'Files, other windows, clicks with a modifier and prevented clicks are not followed',
  },
  play: async ({ canvas }) => {
    const prevented: boolean[] = [];
    const stay = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    // Comes after the page's own handler, and keeps the browser from leaving the story.
    window.addEventListener('click', stay);
    const link = (name: string) => canvas.getByRole('link', { name });
    await fireEvent.click(link('File'));
    await fireEvent.click(link('Window'));
    await fireEvent.click(link('Countries'), { ctrlKey: true });
    await fireEvent.click(link('Countries'), { button: 1 });
    await fireEvent.click(link('Prevented'));
    window.removeEventListener('click', stay);
    await expect(prevented).toEqual([false, false, false, false, true]);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('POP /');
  },
};
