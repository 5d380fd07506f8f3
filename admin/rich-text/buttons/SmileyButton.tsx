import EmojiEmotions from '@mui/icons-material/EmojiEmotions';
import { CharacterButton } from './CharacterButton';
import { smileys } from './smileys';

export const SmileyButton = () => (
  <CharacterButton
    name="smiley"
    label="Smiley"
    icon={<EmojiEmotions fontSize="inherit" />}
    title="Insert a smiley"
    characters={smileys}
  />
);
