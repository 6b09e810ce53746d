/** The panel's sheet: its parts in the order in which they may overrule one another. */
import base from './styles/base.css?inline';
import branches from './styles/branches.css?inline';
import coverage from './styles/coverage.css?inline';
import lists from './styles/lists.css?inline';
import mailbox from './styles/mailbox.css?inline';
import network from './styles/network.css?inline';
import overlay from './styles/overlay.css?inline';
import place from './styles/place.css?inline';
import recipes from './styles/recipes.css?inline';
import shell from './styles/shell.css?inline';
import timeline from './styles/timeline.css?inline';
import world from './styles/world.css?inline';

/** The whole of it, as text for a constructed sheet. */
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
].join('\n');
