import EmojiEmotions from '@mui/icons-material/EmojiEmotions';
import EmojiSymbols from '@mui/icons-material/EmojiSymbols';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import WebAsset from '@mui/icons-material/WebAsset';
import { frameDialog } from '../commands/frame';
import { smileys, specialCharacters } from '../data/characters';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { CommandButton } from '../toolbar/CommandButton';
import { AskButton } from '../toolbar/DialogButton';
import { CharacterButton } from './CharacterButton';

/** What is inserted now and then. */
export const PieceGroup = () => (
  <ButtonGroup label="Insert">
    <CommandButton
      label="Horizontal line"
      icon={HorizontalRule}
      run={(chain) => chain.setHorizontalRule()}
    />
    <CharacterButton
      name="specialCharacter"
      label="Special character"
      icon={EmojiSymbols}
      title="Select a special character"
      characters={specialCharacters}
    />
    <CharacterButton
      name="smiley"
      label="Smiley"
      icon={EmojiEmotions}
      title="Insert a smiley"
      characters={smileys}
    />
    <AskButton name="frame" label="IFrame" icon={WebAsset} asks={frameDialog} />
  </ButtonGroup>
);
