/** The grid of the game cards and of the frames that stand for them while they load. */
export const CARD_GRID = 'grid gap-4 tablet:grid-cols-halves desktop:grid-cols-thirds desktop:gap-6';
