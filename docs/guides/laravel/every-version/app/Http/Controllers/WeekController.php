<?php

namespace App\Http\Controllers;

use App\Models\Week;
use Illuminate\Http\JsonResponse;
use Illuminate\Support\Collection;

class WeekController extends Controller
{
    /** Every week, in no pages. */
    public function index(): Collection
    {
        return Week::orderBy('number')->get()->toBase()->map(fn (Week $week) => [
            ...$week->only(['number', 'alias', 'before_hours_bet', 'before_weeks_bet']),
            'date_start' => $week->date_start->format('Y-m-d'),
        ]);
    }

    public function current(): JsonResponse
    {
        $week = Week::query()->current()->first();
        abort_if($week === null, 404, 'No current week');

        return response()->json($week->only(['number', 'bet_days']));
    }
}
