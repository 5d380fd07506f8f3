import beautify from 'js-beautify';

export const prettyHtml = (html: string): string =>
  beautify.html(html, {
    indent_size: 2,
    wrap_line_length: 0,
    preserve_newlines: false,
    extra_liners: [],
  });
