import { CharacterButton } from './CharacterButton';
import { specialCharacters } from './specialCharacters';

export const SpecialCharacterButton = () => (
  <CharacterButton
    name="specialCharacter"
    label="Special character"
    icon={<span aria-hidden="true">Ω</span>}
    title="Select a special character"
    characters={specialCharacters}
  />
);
