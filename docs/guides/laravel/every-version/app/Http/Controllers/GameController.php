<?php

namespace App\Http\Controllers;

use App\Http\Resources\GameResource;
use App\Models\Game;
use Illuminate\Support\Collection;

class GameController extends Controller
{
    public function index(): Collection
    {
        return $this->byWeek(Game::with(['week', 'home', 'away'])->get());
    }

    public function week(int $week): Collection
    {
        $games = Game::with(['week', 'home', 'away'])->whereRelation('week', 'number', $week)->get();

        return $this->byWeek($games);
    }

    /** The keys are the numbers of the weeks. A resource around this map would number it anew from 0. */
    private function byWeek(Collection $games): Collection
    {
        return $games->groupBy('week.number')
            ->map(fn (Collection $week) => ['data' => GameResource::collection($week)])
            ->toBase();
    }
}
