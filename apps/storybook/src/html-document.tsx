import { type SyntheticEvent, useState } from 'react';

interface HtmlDocumentProps {
  readonly title: string;
  /** A whole HTML document; scripts, linked style sheets and `autofocus` are left out. */
  readonly html: string;
  /** CSS for the document. */
  readonly styles?: string;
  readonly theme: 'system' | 'light' | 'dark';
}

/** Shows an HTML document of another program in a frame as high as the document. */
export function HtmlDocument({ title, html, styles = '', theme }: HtmlDocumentProps) {
  const [height, setHeight] = useState(600);
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height);
  const themed = theme === 'system' ? '' : `:root{color-scheme:${theme} !important}`;
  const document = html
    .replace(
      / autofocus(?=[ >])|<script[^>]*><\/script>|<link rel="stylesheet"[^>]*>|<meta name="color-scheme"[^>]*>/g,
      '',
    )
    .replace(
      '</head>',
      () => `<meta name="color-scheme" content="light dark"><style>${styles}${themed}</style></head>`,
    );
  return (
    <iframe
      title={title}
      srcDoc={document}
      sandbox="allow-same-origin"
      onLoad={measure}
      style={{ display: 'block', inlineSize: '100%', blockSize: `${height}px`, border: 0 }}
    />
  );
}
