import SmartDisplay from '@mui/icons-material/SmartDisplay';
import { elementHtml, selectedElement } from '../commands/rawElement';
import { videoAddress } from '../commands/videoAddress';
import { DialogButton } from '../toolbar/DialogButton';

const invalid = 'Invalid video URL. Please check the URL and try again.';

export const VideoButton = () => (
  <DialogButton
    name="video"
    label="Video"
    icon={<SmartDisplay fontSize="inherit" />}
    title="Video"
    fields={[
      {
        name: 'address',
        label: 'Video URL or iframe code',
        isRequired: true,
        helperText: 'From YouTube, Vimeo, Facebook or any other https address.',
      },
      { name: 'title', label: 'What the video shows' },
    ]}
    read={(editor) => {
      const frame = selectedElement(editor, 'iframe');
      return {
        address: frame?.getAttribute('src') ?? '',
        title: frame?.getAttribute('title') ?? '',
      };
    }}
    apply={(editor, { address = '', title }) => {
      const src = videoAddress(address);
      if (!src) {
        window.alert(invalid);
        return invalid;
      }
      const html = elementHtml('iframe', {
        src,
        width: '560',
        height: '315',
        title: title || 'Video',
        frameborder: '0',
        allow: 'encrypted-media; fullscreen; picture-in-picture',
        allowfullscreen: 'true',
      });
      const frame = { type: 'rawInline', attrs: { html } };
      const isSelected = selectedElement(editor, 'iframe');
      editor.commands.insertContent(isSelected ? frame : { type: 'paragraph', content: [frame] });
      return undefined;
    }}
    isPressed={(editor) => Boolean(selectedElement(editor, 'iframe'))}
  />
);
