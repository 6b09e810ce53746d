import base from './styles/base.css?inline';
import lists from './styles/lists.css?inline';
import overlay from './styles/overlay.css?inline';
import place from './styles/place.css?inline';
import placeNarrow from './styles/place-narrow.css?inline';
import branches from './styles/sections/branches.css?inline';
import coverage from './styles/sections/coverage.css?inline';
import mailbox from './styles/sections/mailbox.css?inline';
import network from './styles/sections/network.css?inline';
import recipes from './styles/sections/recipes.css?inline';
import timeline from './styles/sections/timeline.css?inline';
import world from './styles/sections/world.css?inline';
import shell from './styles/shell.css?inline';

export const panelStyles = [
  base,
  shell,
  lists,
  recipes,
  timeline,
  world,
  mailbox,
  network,
  coverage,
  branches,
  overlay,
  place,
  placeNarrow,
].join('\n');
